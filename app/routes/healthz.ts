export { answerHealth as loader } from "~/auth/health.server";
