import type { Page } from "~/features/scans/page";
import { readPages } from "~/features/scans/reader/read-document.server";
import { unpack } from "~/features/scans/reader/unpack.server";
import { maxPages } from "~/features/scans/reader/unpacked";
import { samplesAvailable } from "../support/samples";
import { laterLayouts, layouts } from "./scan/layouts/all-layouts";
import { type ReadPages as ReadBytes, measureLayouts } from "./scan/layouts-measure";
import { measureFuel, measureInvoices, measureReceipts, measureStrangers } from "./scan/samples-measure";

const times: number[] = [];

const read: ReadBytes = async (bytes) => {
  const start = performance.now();
  const file = await unpack(bytes);
  const pages: Page[] = [];
  if (!("problem" in file)) for await (const { page } of readPages(file, maxPages)) pages.push(page);
  times.push(performance.now() - start);
  return pages;
};

if (!samplesAvailable) console.log("Samples are not measured: set SAMPLES to the folder of the test data.");
else
  for (const measure of [measureFuel, measureReceipts, measureInvoices, measureStrangers])
    await measure(read);
await measureLayouts("Layouts", layouts, read);
await measureLayouts("Layouts added after the last change of the finders", laterLayouts, read);
times.sort((one, other) => one - other);
const at = (share: number) => (times[Math.floor(share * (times.length - 1))]! / 1000).toFixed(1);
console.log(`\nReading one document: median ${at(0.5)} s, longest ${at(1)} s, of ${times.length}`);
