import { useId, type ReactNode } from "react";
import { AccessKeyHint } from "./access-key";
import { Link } from "./link";

type Variant = "primary" | "secondary" | "danger" | "quiet";
type Common = {
  variant?: Variant;
  disabled?: boolean;
  disabledReason?: ReactNode;
  /** Completes the label for screen readers: "Details" "of unit 4107". */
  about?: string;
  children: ReactNode;
};

type ButtonProps = Common & {
  type?: "submit" | "button";
  name?: string;
  value?: string;
  form?: string;
  formAction?: string;
  formNoValidate?: boolean;
  accessKey?: string;
  autoFocus?: boolean;
};

export function Button({
  variant = "primary",
  type = "submit",
  disabled,
  disabledReason,
  about,
  children,
  ...rest
}: ButtonProps) {
  const reason = useId();
  const described = disabled && disabledReason ? reason : undefined;
  return (
    <>
      <button
        className={`button button-${variant}`}
        type={type}
        disabled={disabled}
        aria-describedby={described}
        {...rest}
      >
        {children}
        <About text={about} />
      </button>{" "}
      {rest.accessKey && <AccessKeyHint letter={rest.accessKey} />}
      {described && <Reason id={reason}>{disabledReason}</Reason>}
    </>
  );
}

type ButtonLinkProps = Common & {
  to: string;
  accessKey?: string;
  /** Takes the focus when the page loads, in place of the flash message. */
  autoFocus?: boolean;
};

export function ButtonLink({
  variant = "secondary",
  disabled,
  disabledReason,
  about,
  autoFocus,
  children,
  ...rest
}: ButtonLinkProps) {
  const reason = useId();
  const described = disabled && disabledReason ? reason : undefined;
  const className = `button button-${variant}`;
  const content = (
    <>
      {children}
      <About text={about} />
    </>
  );
  if (!disabled) {
    const first = autoFocus ? { autoFocus, "data-focus": "first" } : {};
    return (
      <>
        <Link className={className} {...rest} {...first}>
          {content}
        </Link>{" "}
        {rest.accessKey && <AccessKeyHint letter={rest.accessKey} />}
      </>
    );
  }
  return (
    <>
      <span className={className} role="link" aria-disabled="true" aria-describedby={described}>
        {content}
      </span>{" "}
      {described && <Reason id={reason}>{disabledReason}</Reason>}
    </>
  );
}

function About({ text }: { text?: string }) {
  return text ? <span className="visually-hidden"> {text}</span> : null;
}

function Reason({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span className="button-reason" id={id}>
      {children}
    </span>
  );
}

export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className="button-row">{children}</div>;
}
