// The other name that load balancers ask for.
export { answerHealth as loader } from "~/auth/health.server";
