import { useId } from "react";

/** How far along one is, in words and as a bar. */
export function StepBar({ label, step, of }: { label: string; step: number; of: number }) {
  const id = useId();
  return (
    <p className="step-bar">
      <label htmlFor={id}>
        {label}: step {step} of {of}
      </label>{" "}
      <progress id={id} value={step} max={of} />
    </p>
  );
}
