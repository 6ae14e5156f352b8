import { useLocation } from "@remix-run/react";
import { Button } from "~/ui/button";

type ScanBoxProps = {
  countId: string;
  waiting?: boolean;
  /** Scans that are still to be counted. */
  next?: string[];
};

/**
 * The box that a scanner types into. The key makes a new, empty, focused one after each part. With script, whatever is typed outside it
 * goes into it too (public/helpers.js).
 */
export function ScanBox({ countId, waiting = true, next = [] }: ScanBoxProps) {
  const { key } = useLocation();
  return (
    <form className="scan-box" role="search" action={`/inventory/count/${countId}/enter`}>
      <label htmlFor="scan">Scan or type a part number or bar code</label>
      <div className="scan-line">
        <input
          key={key}
          id="scan"
          className="identifier"
          name="code"
          maxLength={100}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          autoFocus={waiting}
          data-scan={waiting ? "" : undefined}
        />
        <Button variant="secondary">Find</Button>
      </div>
      {next.map((code, place) => (
        <input key={`${code} ${place}`} type="hidden" name="next" value={code} />
      ))}
    </form>
  );
}
