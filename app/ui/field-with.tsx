import type { ReactNode } from "react";

/** A field, and what belongs to it: where its value was read, say. */
export function FieldWith({ beside, children }: { beside: ReactNode; children: ReactNode }) {
  if (!beside) return children;
  return (
    <div className="field-with">
      {children}
      {beside}
    </div>
  );
}
