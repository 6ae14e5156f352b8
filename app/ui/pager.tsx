import { ButtonLink } from "./button";
import { formatCount } from "./format";
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

type ListPagerProps = { first?: string; next?: string; shown: number; of?: number; order: string };

/** Of a list that is read from where a page ended: the first page and the next. Nothing when there is only one. */
export function ListPager({ first, next, shown, of, order }: ListPagerProps) {
  if (!first && !next) return null;
  const count = of === undefined ? formatCount(shown) : `${formatCount(shown)} of ${formatCount(of)}`;
  return (
    <Pager previous={first} previousLabel="First page" next={next} summary={`${count} shown, ${order}`} />
  );
}
