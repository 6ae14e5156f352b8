import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { TourPage } from "~/features/tour/tour-page";
import { tourSteps } from "~/features/tour/tour-steps";
import { PostForm } from "~/http/forms/post-form";
import { pageTitle } from "~/http/requests/page-title";

export const meta = pageTitle("Tutorial");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireScope(request, "dashboard:use");
  return null;
}

export default function TourFirstPage() {
  return <TourPage step={tourSteps[0]!} form={PostForm} />;
}
