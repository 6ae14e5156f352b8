import { PostForm } from "~/http/forms/post-form";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";

type AlertsProps = {
  alerts: { id: string; text: string; recipient?: string; mayRetry: boolean }[];
  /** Said when there are none. */
  noAlert: string;
  seesMail: boolean;
};

/** How far the alerts of a breakdown have come. */
export function Alerts({ alerts, noAlert, seesMail }: AlertsProps) {
  if (alerts.length === 0) return <p className="details-note">{noAlert}</p>;
  return (
    <Card title="Alert">
      {alerts.map(({ id, text, recipient, mayRetry }) => (
        <div key={id}>
          <p>
            {text}
            {recipient && ` (${recipient})`}
          </p>
          {mayRetry && (
            <PostForm action={`/account/mail/${id}/retry`}>
              <Button variant="secondary" about={recipient && `to ${recipient}`}>
                Send Again
              </Button>
            </PostForm>
          )}
        </div>
      ))}
      {seesMail && (
        <ButtonLink to="/account/mail" variant="quiet">
          All Mail
        </ButtonLink>
      )}
    </Card>
  );
}
