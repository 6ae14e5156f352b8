import { Link } from "./link";
import { Notice } from "./notice";

type MessageProps = {
  kind: "success" | "error" | "info";
  title: string;
  text?: string;
  link?: { to: string; label: string };
};

/** Focused by script alone, which leaves the focus to a page's own first field or button. */
export function Message({ kind, title, text, link }: MessageProps) {
  return (
    <Notice
      kind={kind}
      title={title}
      id="message"
      role={kind === "error" ? "alert" : "status"}
      focused="by script"
    >
      {text && <p>{text}</p>}
      {link && (
        <p>
          <Link to={link.to}>{link.label}</Link>
        </p>
      )}
    </Notice>
  );
}
