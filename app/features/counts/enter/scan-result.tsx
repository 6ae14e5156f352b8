import type { ReactNode } from "react";
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

type SeveralPartsProps = { code: string; parts: CountPartView[]; path: string };

export function SeveralParts({ code, parts, path }: SeveralPartsProps) {
  const link = (id: string) => `${path}/enter?${new URLSearchParams({ code, part: id }).toString()}`;
  return (
    <>
      <Notice kind="info" title={`Several parts are called ${code}`} role="status">
        Choose the one on the shelf.
      </Notice>
      <CardList label="Parts">
        {parts.map(({ id, number, description, bin }) => (
          <CardItem key={id} title={number} to={link(id)}>
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
