import type { Flash } from "~/http/requests/flash.server";

export const thankYou: Flash = {
  kind: "success",
  title: "Thank you for your interest!",
  text: "Our enterprise sales team will contact you within 4 business hours.",
};
