import { PostForm } from "~/http/forms/post-form";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";

type AlertsProps = {
  alerts: { id: string; text: string; recipient?: string; mayRetry: boolean }[];
  noAlert: string;
  seesMail: boolean;
};

/** Progress of each alert. */
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
