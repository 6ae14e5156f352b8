import forms from "~/styles/rest.css?url";
import type { ActionFunctionArgs, LinksFunction } from "@remix-run/node";
import { useRouteLoaderData } from "@remix-run/react";
import { refuseAttempt, waitMessage } from "~/auth/attempts.server";
import { visitor } from "~/auth/form-holder.server";
import { ContactRequestFields } from "~/features/contact-requests/contact-request-form";
import {
  type ContactRequestForm,
  contactRequestSchema,
} from "~/features/contact-requests/contact-request-schema";
import { thankYou } from "~/features/contact-requests/contact-request-text";
import { keepContactRequest } from "~/features/contact-requests/contact-requests.server";
import { readForm } from "~/http/forms/read-form.server";
import { RecordForm } from "~/http/forms/record-form";
import { useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Link } from "~/ui/link";
import { publicMeta } from "./+shared/public-meta";
import { type Contact, ContactLines } from "./+shared/site-navigation";

export const meta = publicMeta({
  title: "Contact",
  description:
    "Request a consultation, a demo or an offer. Our enterprise sales team answers within 4 business hours.",
  path: "/fortitude/contact",
});

export const links: LinksFunction = () => [{ rel: "stylesheet", href: forms }];

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, visitor);
  const asked = { schema: contactRequestSchema, failure: "Failed to send your request" };
  return saveForm(form, asked, async (typed, token) => {
    const wait = await refuseAttempt("contact", { email: typed.email, token }, request);
    if (wait) return { status: 429, formErrors: [waitMessage(wait.minutes)] };
    await keepContactRequest(typed, token);
    return redirectWithFlash(request, "/fortitude/contact", thankYou);
  });
}

export default function ContactPage() {
  const contact = useRouteLoaderData("routes/fortitude/site") as Contact;
  return (
    <section className="section">
      <div className="section-body contact">
        <div className="contact-form">
          <h1>Request a Consultation</h1>
          <p className="lead">
            Tell us what you need. We answer within 4 business hours, to the address that you type here.
          </p>
          <RequestForm />
        </div>
        <div className="contact-details">
          <h2>Contact details</h2>
          <ContactLines contact={contact} />
          <h2>Business hours</h2>
          <p>Monday to Friday, 8:00 AM to 6:00 PM CST</p>
          <h2>Existing enterprise clients</h2>
          <p>You have 24/7 priority support by phone, email and live chat.</p>
          <ButtonRow>
            <ButtonLink to="/auth">Login for Support</ButtonLink>
          </ButtonRow>
        </div>
      </div>
    </section>
  );
}

function RequestForm() {
  const { form, fields, answer } = useRecordForm<ContactRequestForm>("consultation");
  return (
    <RecordForm
      form={form}
      answer={answer}
      action="/fortitude/contact"
      save="Request Consultation"
      done="sent"
    >
      <ContactRequestFields fields={fields} />
      <p className="hint">
        By submitting this form you agree to our <Link to="/fortitude/privacy">Privacy Policy</Link> and{" "}
        <Link to="/fortitude/terms">Terms of Service</Link>.
      </p>
      <ButtonRow>
        <Button>Request Consultation</Button>
      </ButtonRow>
    </RecordForm>
  );
}
