import { pageTitle } from "~/http/requests/page-title";
import { PageMessages } from "~/root";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { Page } from "~/ui/page";
import { Shell } from "~/ui/shell";

export const meta = pageTitle("Fleet and parts");

// Visitors' pages load no scripts.
export const handle = { plain: true };

export default function HomePage() {
  return (
    <Shell brandTo="/" message={<PageMessages />}>
      <Page title="FleetTrack Pro">
        <p>Keep every truck, trailer and machine of your company in one list, decoded from its VIN.</p>
        <ButtonRow>
          <ButtonLink to="/auth?tab=signin" variant="primary">
            Sign in
          </ButtonLink>
          <ButtonLink to="/auth?tab=signup">Create account</ButtonLink>
        </ButtonRow>
      </Page>
    </Shell>
  );
}
