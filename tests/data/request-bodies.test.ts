import { expect, test } from "vitest";
import { maxBytesUnderWay } from "~/http/requests/bodies-under-way.server";
import { fileFormLimit, readBody } from "~/http/requests/body.server";

const mebibyte = 1_048_576;
const type = "application/x-www-form-urlencoded";

/** Sends its bytes as they are asked for, and its end when `end` is called. */
function slowUpload(mebibytes: number) {
  let sent = 0;
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (sent < mebibytes) return ((sent += 1), controller.enqueue(new Uint8Array(mebibyte)));
        await ended;
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request("http://fleet.test/", {
    method: "POST",
    headers: { "content-type": type },
    body,
    duplex: "half",
  });
  return { read: readBody(request, fileFormLimit), sent: () => sent, end };
}

test("of many large files sent at once, no more is held than the process can take, and all arrive", async () => {
  const uploads = Array.from({ length: 20 }, () => slowUpload(22));
  const left = new Set(uploads);
  const held = () => [...left].reduce((all, { sent }) => all + sent() * mebibyte, 0);
  while (left.size > 0) {
    await expect.poll(() => [...left].filter(({ sent }) => sent() === 22).length).toBeGreaterThan(0);
    // Each that waits has sent what a form without files may have, and one piece more.
    expect(held()).toBeLessThanOrEqual(maxBytesUnderWay + left.size * 2 * mebibyte);
    for (const upload of [...left].filter(({ sent }) => sent() === 22)) {
      upload.end();
      expect((await upload.read).bytes.byteLength).toBe(22 * mebibyte);
      left.delete(upload);
    }
  }
});

test("a form without files is taken while large files wait", async () => {
  const uploads = Array.from({ length: 8 }, () => slowUpload(24));
  await expect.poll(() => uploads.reduce((all, { sent }) => all + sent(), 0)).toBeGreaterThanOrEqual(5 * 24);
  const form = new Request("http://fleet.test/", {
    method: "POST",
    headers: { "content-type": type },
    body: "a=b",
  });
  expect(new TextDecoder().decode((await readBody(form)).bytes)).toBe("a=b");
  for (const { end } of uploads) end();
  await Promise.all(uploads.map(({ read }) => read));
});
