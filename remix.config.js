/** @type {import("@remix-run/dev").VitePluginConfig} */
export default {
  appDirectory: "app",
  // Every URL is in app/routes.ts; nothing is read from file names.
  ignoredRouteFiles: ["**/*"],
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
