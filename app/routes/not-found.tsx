import { pageTitle } from "~/http/page-title";
import { refuseRequest } from "~/http/refuse-request.server";

export const meta = pageTitle("Page not found");

export function loader() {
  refuseRequest(404);
}

export function action() {
  refuseRequest(404);
}

export default function NotFoundPage() {
  return null;
}
