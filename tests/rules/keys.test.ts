import { expect, test } from "vitest";
import { pageKeys } from "~/features/help/keys";
import { filesBelow, readSource } from "../support/sources";

test("an access key is one of the list that help shows", () => {
  const given = filesBelow("app").flatMap((file) =>
    [...readSource(file).matchAll(/\baccessKey=(\S+?)[\s>]/g)].map(([, value]) => `${file}: ${value}`),
  );
  expect(given.length).toBeGreaterThan(2);
  expect(given.filter((one) => !/: \{accessKeys\.\w+\.letter\}$/.test(one))).toEqual([]);
});

test("the keys of every page are those that help shows", () => {
  const pressed = [...readSource("public/helpers.js").matchAll(/\bkey [!=]== "(\S)"/g)].map(([, key]) => key);
  expect(new Set(pressed)).toEqual(new Set(pageKeys.map(({ key }) => key)));
});
