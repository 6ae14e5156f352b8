import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { TourPage } from "~/features/tour/tour-page";
import { tourStepOf } from "~/features/tour/tour-steps";
import { PostForm } from "~/http/forms/post-form";
import { pageTitle } from "~/http/requests/page-title";
import { orNotFound } from "~/http/requests/refuse-request.server";

export const meta = pageTitle(({ title }: { title: string }) => `Tutorial: ${title}`);

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireScope(request, "dashboard:use");
  const { name, title } = orNotFound(tourStepOf(params.step ?? ""));
  return { name, title };
}

export default function TourStepPage() {
  const { name } = useLoaderData<typeof loader>();
  return <TourPage step={tourStepOf(name)!} form={PostForm} />;
}
