/** For addresses that only take forms: with a page, even this one, a refusal there is a page too. */
export default function NoPage() {
  return null;
}
