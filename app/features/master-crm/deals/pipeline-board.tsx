import { Link } from "~/ui/link";
import { DealCard } from "./deal-card";
import { type DealStage, stageLabel } from "./deal-choices";
import type { BoardDeal, figuresView } from "./deal-view";
import type { PostForm } from "./move-deal-form";

type Figures = ReturnType<typeof figuresView>;

export type BoardColumn = { stage: DealStage; figures: Figures; deals: BoardDeal[]; more?: string };

type PipelineBoardProps = { columns: BoardColumn[]; page: string; form: PostForm };

/** Columns side by side where there is room. A script lets cards be dragged from one to another. */
export function PipelineBoard({ columns, page, form }: PipelineBoardProps) {
  return (
    <div className="board" role="region" aria-label="Deals by stage" tabIndex={0} data-board="">
      {columns.map((column) => (
        <Column key={column.stage} {...column} page={page} form={form} />
      ))}
    </div>
  );
}

function Column({
  stage,
  figures,
  deals,
  more,
  page,
  form,
}: BoardColumn & Omit<PipelineBoardProps, "columns">) {
  return (
    <section className="board-column" aria-labelledby={stage} data-stage={stage}>
      <h2 id={stage}>
        <Link to={`${page}/${stage}`}>{stageLabel(stage)}</Link>{" "}
        <span className="deal-facts">{figures.count}</span>
      </h2>
      <StageFiguresText {...figures} />
      {deals.length === 0 ? (
        <p className="deal-facts">No deals</p>
      ) : (
        <ul aria-labelledby={stage}>
          {deals.map((deal) => (
            <DealCard key={deal.id} deal={deal} back={page} form={form} />
          ))}
        </ul>
      )}
      {more && (
        <p>
          <Link to={`${page}/${stage}`}>{more}</Link>
        </p>
      )}
    </section>
  );
}

export function StageFiguresText({ sum, weighted, notes }: Figures) {
  return (
    <>
      <p>
        <b>{sum}</b>
      </p>
      <p className="deal-facts">{[`Weighted ${weighted}`, ...notes].join(", ")}</p>
    </>
  );
}
