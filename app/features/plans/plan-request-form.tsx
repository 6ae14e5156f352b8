import type { FieldMetadata } from "@conform-to/react";
import { plans } from "~/auth/permissions";
import { Badge, type BadgeKind } from "~/ui/badge";
import { TextArea } from "~/ui/field";
import { formatTime } from "~/ui/format";
import { RadioGroup } from "~/ui/radio-group";
import { Table } from "~/ui/table";
import { priceText } from "./plan-features";
import { wantedText } from "./plan-text";
import { type Wanted, maxMessage, wantedChoices } from "./trial";

type Fields = Record<"wanted" | "message", FieldMetadata<unknown>>;

export function PlanRequestFields({ fields }: { fields: Fields }) {
  return (
    <>
      <RadioGroup
        field={fields.wanted}
        legend="What do you want?"
        options={wantedChoices.map((value) => ({ value, label: labelOf(value) }))}
      />
      <TextArea
        field={fields.message}
        label="Message"
        hint="How many vehicles and people, when to begin, whom to call"
        rows={4}
        maxLength={maxMessage}
      />
    </>
  );
}

function labelOf(wanted: Wanted): string {
  return wanted === "other" ? wantedText(wanted) : `${plans[wanted].name}, ${priceText(wanted)}`;
}

type StoredRequest = {
  id: string;
  author: string;
  wanted: Wanted;
  message: string;
  created_at: Date;
  state: keyof typeof mailStates | null;
};

const mailStates = {
  queued: { kind: "plain", text: "Email queued" },
  sent: { kind: "good", text: "Email sent" },
  failed: { kind: "bad", text: "Email not delivered" },
  not_configured: { kind: "warning", text: "Not mailed" },
} satisfies Record<string, { kind: BadgeKind; text: string }>;

export function planRequestView(request: StoredRequest, timeZone: string) {
  const { id, author, wanted, message, created_at, state } = request;
  return {
    id,
    author,
    message,
    wanted: wantedText(wanted),
    when: formatTime(created_at, timeZone),
    mail: mailStates[state ?? "not_configured"],
  };
}

export function PlanRequestsTable({ requests }: { requests: ReturnType<typeof planRequestView>[] }) {
  return (
    <div className="plan-requests">
      <Table
        caption="Your company's last requests"
        rows={requests}
        rowKey={({ id }) => id}
        columns={[
          { heading: "Wanted", cell: ({ wanted }) => wanted },
          { heading: "Message", cell: ({ message }) => <span className="lines">{message}</span> },
          { heading: "Sent", cell: ({ when, author }) => `${when}, ${author}` },
          { heading: "Mail", cell: ({ mail }) => mail && <Badge kind={mail.kind}>{mail.text}</Badge> },
        ]}
      />
    </div>
  );
}
