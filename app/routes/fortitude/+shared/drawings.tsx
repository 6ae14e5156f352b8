/** Line drawings in the color of the text, 120 by 64, drawn for this site. */
function Drawing({ path, accent }: { path: string; accent: string }) {
  return (
    <svg className="drawing" width="120" height="64" viewBox="0 0 120 64" fill="none" aria-hidden="true">
      <path d={path} />
      <path className="drawing-accent" d={accent} />
    </svg>
  );
}

/** A clipboard between two shelves. */
export function CountDrawing() {
  return (
    <Drawing
      path="M6 58V14M42 58V14M6 32h36M6 54h36M11 22h10v10H11zM25 18h12v14H25zM11 42h8v12h-8zM23 40h14v14H23zM62 12h44v46H62zM76 8h16v8H76zM80 26h18M80 36h18M80 46h12"
      accent="M68 26l3 3 5-6M68 36l3 3 5-6M68 46l3 3 5-6"
    />
  );
}

/** A tractor with its trailer. */
export function TruckDrawing() {
  return (
    <Drawing
      path="M4 12h70v34H4zM80 20h16l14 14v14H80zM86 26h9l8 8H86zM2 54h116M22 54a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM38 54a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM90 54a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM74 42h6"
      accent="M28 29l7 7 14-15"
    />
  );
}

/** Bins of a parts counter, and the label of one. */
export function ShelfDrawing() {
  return (
    <Drawing
      path="M6 8h70v48H6zM6 24h70M6 40h70M29 8v48M53 8v48M12 17h10M35 17h11M12 33h10M35 49h11M59 33h10M59 49h10"
      accent="M84 20h32v24H84zM90 26v12M95 26v12M99 26v12M105 26v12M110 26v12M53 24h23v16H53z"
    />
  );
}
