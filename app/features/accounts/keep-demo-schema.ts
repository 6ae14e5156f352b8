import { companyFields } from "./account-schema";
import { signInSchema } from "./sign-in-schema";

export const keepDemoSchema = signInSchema.extend(companyFields);
