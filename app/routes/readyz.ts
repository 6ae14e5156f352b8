// The other name that load balancers ask for.
export { loader } from "./healthz";
