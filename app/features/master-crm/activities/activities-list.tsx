import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { CardItem, CardList } from "~/ui/card";
import { Lines } from "~/ui/details-list";
import { Empty } from "~/ui/empty";
import type { ActivityView } from "./activity-view";

export function ActivitiesList({ activities }: { activities: ActivityView[] }) {
  if (activities.length === 0) return <Empty title="No activities yet" />;
  return (
    <CardList label="Activities">
      {activities.map((activity) => (
        <OneActivity key={activity.id} {...activity} />
      ))}
    </CardList>
  );
}

function OneActivity({ id, title, type, description, when, by, isDone, isOverdue }: ActivityView) {
  const page = `/master-crm/activities/${id}`;
  const actions = (
    <>
      {!isDone && (
        <ButtonLink to={`${page}/done`} about={title}>
          Mark done
        </ButtonLink>
      )}
      <ButtonLink to={`${page}/edit`} variant="quiet" about={title}>
        Edit
      </ButtonLink>
    </>
  );
  return (
    <CardItem title={title} actions={actions}>
      <p>
        <Badge>{type}</Badge> {isOverdue ? <Badge kind="warning">{when}</Badge> : when}, {by}
      </p>
      {description && (
        <p>
          <Lines text={description} />
        </p>
      )}
    </CardItem>
  );
}
