/** For routes that only take posts: without a component, Remix would not render their refusals as pages. */
export default function NoPage() {
  return null;
}
