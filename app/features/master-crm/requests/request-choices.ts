export const requestKinds = ["contact", "plan"] as const;
export type RequestKind = (typeof requestKinds)[number];

export const requestStates = [
  { value: "all", label: "All" },
  { value: "new", label: "New" },
  { value: "customer", label: "Customers" },
  { value: "aside", label: "Put aside" },
] as const;

export type RequestFilter = (typeof requestStates)[number]["value"];
export type RequestState = Exclude<RequestFilter, "all">;

export function readRequestKind(text: string | undefined): RequestKind | undefined {
  return requestKinds.find((kind) => kind === text);
}

export function readRequestFilter(text: string | null): RequestFilter {
  return requestStates.find(({ value }) => value === text)?.value ?? "all";
}
