import { sql } from "kysely";
import { salesMailbox } from "~/environment";
import { fleetSizes } from "~/features/plans/business-info-choices";
import { queueMail } from "~/features/mail/mail.server";
import { once } from "~db/once";
import { requestsPerPage, withOlder } from "~db/operator-page";
import { ownerDb } from "~db/owner";
import { interests } from "./contact-request-choices";
import type { ContactRequest } from "./contact-request-schema";

/**
 * Kept for the operator's list, and mailed to sales, who answer it; the typed address gets no mail. With the trap field filled in it is
 * kept, because a person's browser may have done that, and not mailed.
 */
export async function keepContactRequest(typed: ContactRequest, token: string): Promise<void> {
  const { fleetSize = null, website, ...fields } = typed;
  const isSuspect = Boolean(website);
  await ownerDb()
    .transaction()
    .execute((trx) =>
      once(trx, token, async () => {
        const { id } = await trx
          .insertInto("contact_requests")
          .values({ ...fields, fleet_size: fleetSize, is_suspect: isSuspect })
          .returning("id")
          .executeTakeFirstOrThrow();
        if (!isSuspect && salesMailbox)
          await queueMail(trx, {
            accountId: null,
            kind: "Contact request",
            recipient: salesMailbox,
            sender: { name: typed.name, replyTo: typed.email },
            subject: `${labelOf(interests, typed.interest)}, for ${typed.company}`,
            body: letterOf(typed),
            aboutId: id,
          });
        return { id };
      }),
    );
}

function letterOf({ name, email, company, phone, fleetSize, interest, message }: ContactRequest): string {
  const lines = [
    `Name: ${name}`,
    `Email: ${email}`,
    `Company: ${company}`,
    `Phone: ${phone}`,
    fleetSize && `Fleet size: ${labelOf(fleetSizes, fleetSize)}`,
    `Interest: ${labelOf(interests, interest)}`,
  ];
  return `${lines.filter(Boolean).join("\n")}\n\n${message}`;
}

function labelOf(choices: readonly { value: string; label: string }[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

/** For the operator, newest first. Times are UTC. */
export async function listContactRequests(page: number): Promise<string> {
  const rows = await ownerDb()
    .selectFrom("contact_requests")
    .select(["name", "email", "company", "phone", "fleet_size", "interest", "message", "is_suspect"])
    .select(sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI')`.as("when"))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .select(sql<number>`(count(*) over ())::int`.as("total"))
    .limit(requestsPerPage)
    .offset((page - 1) * requestsPerPage)
    .execute();
  const records = rows.map(
    ({ when, company, name, email, phone, fleet_size, interest, message, is_suspect }) => {
      const facts = [
        when,
        company,
        `${name} <${email}>`,
        phone,
        fleet_size && labelOf(fleetSizes, fleet_size),
      ];
      const mark = is_suspect ? "perhaps by a program: not mailed" : undefined;
      const line = [...facts, labelOf(interests, interest), mark].filter(Boolean).join("  ");
      return [line, ...message.split("\n").filter(Boolean)].join("\n    ");
    },
  );
  const none = "Nobody has written through the contact form yet.";
  return withOlder(records, { page, total: rows[0]?.total, none });
}
