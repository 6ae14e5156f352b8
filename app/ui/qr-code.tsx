type QrCodeProps = { size: number; path: string; label: string };

/** Dark on light in every color scheme: many readers take nothing else. */
export function QrCode({ size, path, label }: QrCodeProps) {
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="240"
      height="240"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
