type FirstButtonProps = { step: string; form?: string; formAction?: string; children: string };

/**
 * Enter in a text field, also from a scanner, presses the first button of its form. Every form with a text field begins with this one,
 * which saves, removes and ends nothing.
 */
export function FirstButton({ step, children, ...rest }: FirstButtonProps) {
  return (
    <button className="visually-hidden" name="step" value={step} {...rest} tabIndex={-1} aria-hidden="true">
      {children}
    </button>
  );
}
