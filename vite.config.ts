import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [remix(remixConfig)],
  resolve: { alias: { "~db": folder("./db"), "~": folder("./app") } },
  build: {
    target: ["es2020", "chrome87", "firefox78", "safari14"],
    cssTarget: ["chrome61"],
    assetsInlineLimit: 0,
    // remix-serve hands out "public" itself, for an hour; what stands among the hashed files is cached for a year.
    copyPublicDir: false,
  },
});
