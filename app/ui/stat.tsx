export function Stat({ value, label }: { value: string; label: string }) {
  return (
    <p className="stat">
      <span className="stat-value">{value}</span> <span className="stat-label">{label}</span>
    </p>
  );
}
