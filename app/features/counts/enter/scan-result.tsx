import type { ReactNode } from "react";
import { scansText } from "~/features/inventory/item/glued-scans";
import { ButtonLink } from "~/ui/button";
import { CardItem, CardList } from "~/ui/card";
import { formatCount } from "~/ui/format";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { type CountPartView, entryText } from "../count-part-view";

/** What happened to the last part, without moving the cursor out of the box. */
export function JustCounted({ counted, noted }: { counted: CountPartView | undefined; noted: string }) {
  if (noted) return <Said>On the found slip: {noted}</Said>;
  if (!counted?.entry) return null;
  const { number, entry, book, difference } = counted;
  return (
    <Said>
      <b className="identifier">{number}</b>: counted {formatCount(entry.quantity)}
      {book !== null && difference !== null && `, ${difference}`}
    </Said>
  );
}

function Said({ children }: { children: ReactNode }) {
  return (
    <Notice kind="success" role="status">
      <p>{children}</p>
    </Notice>
  );
}

/** The scanner was faster than the page. */
export function ScansWaiting({ readAs, next }: { readAs: string; next: string[] }) {
  const waiting = next.length > 0 && `Then: ${next.join(", ")}`;
  const text = [readAs, waiting].filter(Boolean).join(". ");
  return text ? (
    <Notice kind="info" role="status">
      <p>{text}.</p>
    </Notice>
  ) : null;
}

type SeveralReadingsProps = { code: string; ways: { scans: string[]; to: string }[] };

export function SeveralReadings({ code, ways }: SeveralReadingsProps) {
  const buttons = ways.map(({ scans, to }) => (
    <ButtonLink key={to} to={to}>
      {scansText(scans)}
    </ButtonLink>
  ));
  return (
    <Notice kind="info" title={`${code} may be several scans`} role="status" actions={buttons}>
      Nothing is counted yet. Choose what was scanned, or scan again.
    </Notice>
  );
}

type SeveralPartsProps = { code: string; parts: (CountPartView & { to: string })[] };

export function SeveralParts({ code, parts }: SeveralPartsProps) {
  return (
    <>
      <Notice kind="info" title={`Several parts are called ${code}`} role="status">
        Choose the one on the shelf.
      </Notice>
      <CardList label="Parts">
        {parts.map(({ id, number, description, bin, to }) => (
          <CardItem key={id} title={number} to={to}>
            <p>{[description, bin && `bin ${bin}`].filter(Boolean).join(", ")}</p>
          </CardItem>
        ))}
      </CardList>
    </>
  );
}

type UnknownCodeProps = {
  code: string;
  outside: { number: string; bin: string }[];
  nearly: string[];
  children: ReactNode;
};

/** A code that is not in this count: add it to the found slip, or leave it. */
export function UnknownCode({ code, outside, nearly, children }: UnknownCodeProps) {
  const elsewhere = outside
    .map(({ number, bin }) => `${number}, ${bin ? `bin ${bin}` : "no bin"}`)
    .join("; ");
  const title = outside.length > 0 ? `${code} is not in this count` : `No part has the number ${code}`;
  return (
    <section className="card">
      <div className="card-body">
        <Notice kind="warning" title={title} role="status">
          {outside.length > 0
            ? `It belongs elsewhere: ${elsewhere}. It is not counted here.`
            : "It is not lost: put what you found on the slip, and add the part later."}
        </Notice>
        {nearly.length > 0 && (
          <p>
            No part has {code}, nearly: {nearly.join(", ")}.
          </p>
        )}
        {children}
      </div>
    </section>
  );
}

/** The last few parts, each with a link to correct it. */
export function CountedLast({ parts, path }: { parts: CountPartView[]; path: string }) {
  return (
    <ul className="count-last">
      {parts.map(({ id, number, entry }) => (
        <li key={id}>
          <Link className="identifier" to={`${path}/enter?part=${id}`}>
            {number}
          </Link>{" "}
          {entry && entryText(entry)}
        </li>
      ))}
    </ul>
  );
}
