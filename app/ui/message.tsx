import { useLocation } from "@remix-run/react";
import { Notice } from "./notice";

type MessageProps = { kind: "success" | "error" | "info"; title: string; text?: string };

/** The key makes it a new element after each navigation, which moves the focus to it. */
export function Message({ kind, title, text }: MessageProps) {
  const { key } = useLocation();
  return (
    <Notice
      key={key}
      kind={kind}
      title={title}
      id="message"
      role={kind === "error" ? "alert" : "status"}
      focused
    >
      {text}
    </Notice>
  );
}
