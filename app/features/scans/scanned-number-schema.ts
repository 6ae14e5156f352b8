import { z } from "zod";
import { requiredText } from "~/features/amounts/amount-fields";

export const scannedNumberSchema = z.object({ partNumber: requiredText("Part number", 100) });
