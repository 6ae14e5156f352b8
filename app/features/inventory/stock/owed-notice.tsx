import type { ReactNode } from "react";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";

type OwedNoticeProps = { owed: { key: string; text: string; to?: string }[]; actions?: ReactNode };

export function OwedNotice({ owed, actions }: OwedNoticeProps) {
  if (owed.length === 0) return null;
  return (
    <Notice kind="warning" title="Sold and not handed over yet" actions={actions}>
      <ul>
        {owed.map(({ key, text, to }) => (
          <li key={key}>{to ? <Link to={to}>{text}</Link> : text}</li>
        ))}
      </ul>
    </Notice>
  );
}
