/** A check box for forms that are never refused. */
export function Choice({ name, checked, label }: { name: string; checked?: boolean; label: string }) {
  return (
    <div className="field">
      <label className="choice">
        <input type="checkbox" name={name} defaultChecked={checked} /> <span>{label}</span>
      </label>
    </div>
  );
}
