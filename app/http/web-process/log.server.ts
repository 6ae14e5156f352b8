import pino from "pino";
import { environment } from "~/environment";

export const log = pino({ level: environment.LOG_LEVEL, base: null });
