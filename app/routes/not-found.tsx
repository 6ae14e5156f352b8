import { pageTitle } from "~/http/requests/page-title";
import { refuseRequest } from "~/http/requests/refuse-request.server";

export const meta = pageTitle("Page not found");

// Error pages load no scripts.
export const handle = { plain: true };

export function loader() {
  refuseRequest(404);
}

export function action() {
  refuseRequest(404);
}

export default function NotFoundPage() {
  return null;
}
