/** For search engines. `/` is the same page as `/fortitude`. */
export const publicAddresses = [
  "/fortitude",
  "/fortitude/services",
  "/fortitude/solutions",
  "/fortitude/about",
  "/fortitude/contact",
  "/fortitude/privacy",
  "/fortitude/terms",
  "/fleettrackpro",
  "/fleettrackpro/install",
];
