import { ButtonLink } from "./button";
import { Icon } from "./icon";

type PagerProps = { previous?: string; previousLabel?: string; next?: string; summary: string };

export function Pager({ previous, previousLabel = "Previous", next, summary }: PagerProps) {
  return (
    <nav className="pager" aria-label="Pages">
      <p className="pager-summary">{summary}</p>
      {previous && (
        <ButtonLink to={previous}>
          <Icon name="back" /> <span>{previousLabel}</span>
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={next}>
          <span>Next</span> <Icon name="next" />
        </ButtonLink>
      )}
    </nav>
  );
}
