/** A wheel nut with a gauge's needle. */
export function Logo() {
  return (
    <span className="logo">
      <svg
        className="logo-mark"
        width="32"
        height="32"
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path className="logo-nut" d="M16 2 28.1 9v14L16 30 3.9 23V9z" />
        <path className="logo-scale" d="M8.8 20.2A8.3 8.3 0 0 1 16 7.7" />
        <path className="logo-needle" d="M16 16 22 9.5" />
        <circle className="logo-hub" cx="16" cy="16" r="2.6" />
      </svg>
      <span className="logo-name">
        FleetTrack <b>Pro</b>
      </span>
    </span>
  );
}
