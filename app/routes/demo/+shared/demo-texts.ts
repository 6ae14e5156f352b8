import { demoMinutes } from "~/auth/demos/demo-settings";

export const demoStarted = {
  kind: "success" as const,
  title: "Your demo has begun",
  text: `This company is yours alone for ${demoMinutes} minutes. Press anything.`,
};

export const demosFull = "All demos are in use. One is free again within some minutes.";
export const noDemos = "This installation has no demo. Create an account to try the product: it is free.";
export const notReady = "It took too long to prepare one. Try again.";
