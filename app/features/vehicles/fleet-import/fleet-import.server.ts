import type { RawBuilder } from "kysely";
import type { Scope } from "~/auth/scope";
import { today } from "~/features/calendar/today";
import type { RowVerdict } from "~/features/imports/cells/row-cells";
import {
  type NotConfirmed,
  type Shown,
  type Writing,
  confirmImport,
} from "~/features/imports/confirm.server";
import type { FileKind } from "~/features/imports/file-kind";
import type { ImportKind, ImportPreview, OwnChoice } from "~/features/imports/import-kind";
import { type ImportFile, type ImportSettings, tableOf } from "~/features/imports/imports.server";
import { showRows } from "~/features/imports/planned-rows";
import type { Table } from "~/features/imports/table/table";
import { undoImport } from "~/features/imports/undo-import.server";
import { type ReadRow, noteDoubts } from "~/features/meters/import/planned-reading";
import type { AccountTransaction } from "~db/as-account";
import { lockFleet } from "../vehicles.server";
import { confirmMessage, undoMessage } from "./fleet-messages";
import { type FleetOfImport, type FleetVehicle, listFleet, readFleet } from "./fleet-of-import.server";
import { type FleetRecord, type PlanContext, type PlannedRecord, recordsOf } from "./fleet-record";
import { describeRecord, summarize } from "./fleet-summary";
import { keepChosenNames, rememberedNames } from "./remembered-names.server";
import { type LogSettings, type PostedLog, answeredSettings, namesIn } from "./log-settings";
import { namesHint, vehicleChoices } from "./vehicle-choices";
import {
  answerReader,
  fingerprintOf,
  nameVehicles,
  namedSettings,
  vehicleIdsOf,
} from "./vehicle-names.server";

/** The parts that differ between vehicles and each of their logs. */
export type FleetFiles<Values, Columns, Own extends LogSettings, Posted extends PostedLog> = {
  files: FileKind;
  /** The import's own settings before and after the form is answered. */
  firstSettings: (first: LogSettings) => Own;
  changedSettings?: (before: Own, posted: Posted) => object;
  choices?: (settings: Own) => OwnChoice[];
  readRows: (table: Table, settings: ImportSettings<Own>, today: string) => Promise<RowVerdict<Values>[]>;
  /** Keys (recordKey) already recorded. Without this function the file is not about existing vehicles. */
  listRecorded?: (trx: AccountTransaction, vehicleIds: string[]) => Promise<Set<string>>;
  plan: (rows: RowVerdict<Values>[], context: PlanContext<Own>) => PlannedRecord<Columns>[];
  describe: (columns: Columns) => (string | null | undefined)[];
  /** Totals to compare with the file. */
  sums?: (columns: Columns[]) => (string | undefined)[];
  write: (writing: Writing, records: FleetRecord<Columns>[], fleet: FleetOfImport) => Promise<unknown>;
  /** Removes records that nobody changed or used since then. Returns how many. */
  takeBack: (trx: AccountTransaction, importId: string) => Promise<number>;
  /** Labels of the records that stayed, at most 50. */
  selectKept: (importId: string) => RawBuilder<{ label: string }>;
};

/** The file is planned as a whole, since its mileages are compared with each other. */
export function fleetImport<Values, Columns, Own extends LogSettings, Posted extends PostedLog>(
  noun: FleetFiles<Values, Columns, Own, Posted>,
): ImportKind<Own, Posted> {
  const { files } = noun;
  return {
    files,
    firstSettings: ({ vehicleId = null }) => noun.firstSettings({ vehicleId, vehicleOf: {} }),
    async changedSettings(file, posted) {
      const names = noun.listRecorded ? namesIn(await tableOf(files, file), file.settings.mapping) : [];
      return { ...answeredSettings(posted, names), ...noun.changedSettings?.(file.settings, posted) };
    },
    preview: (scope, file) => preview(noun, scope, file),
    confirm: async (scope, file, shown, token) =>
      confirmMessage(await confirm(noun, scope, file, { ...shown, token })),
    undo: async (scope, file, token) => undoMessage(await undo(noun, scope, file, token)),
  };
}

type ReadFile<Values> = { table: Table; rows: RowVerdict<Values>[] };

/** Slow for a large file: no transaction should be open. */
async function readFile<Values, Columns, Own extends LogSettings, Posted extends PostedLog>(
  { files, readRows }: FleetFiles<Values, Columns, Own, Posted>,
  scope: Scope,
  file: ImportFile<Own>,
): Promise<ReadFile<Values>> {
  const table = await tableOf(files, file);
  return { table, rows: await readRows(table, file.settings, today(scope.account.timeZone)) };
}

async function preview<Values, Columns, Own extends LogSettings, Posted extends PostedLog>(
  noun: FleetFiles<Values, Columns, Own, Posted>,
  scope: Scope,
  file: ImportFile<Own>,
): Promise<ImportPreview> {
  const { settings } = file;
  const read = await readFile(noun, scope, file);
  const { planned, fleet, named, about } = await scope.db((trx) => plan(noun, trx, scope, settings, read));
  const isLog = noun.listRecorded !== undefined;
  const sums = noun.sums?.(recordsOf(planned).map(({ columns }) => columns)) ?? [];
  return {
    table: read.table,
    summary: summarize(planned, { sums, hints: isLog ? namesHint(about, named) : [] }),
    choices: {
      above: isLog ? vehicleChoices(settings, fleet, named) : [],
      below: noun.choices?.(settings) ?? [],
    },
    fingerprint: fingerprintOf(named),
    ...(await showRows(planned, (row) => describeRecord(row, noun.describe))),
  };
}

/** Compared with the current records; writes nothing. */
async function plan<Values, Columns, Own extends LogSettings, Posted extends PostedLog>(
  noun: FleetFiles<Values, Columns, Own, Posted>,
  trx: AccountTransaction,
  scope: Scope,
  asked: ImportSettings<Own>,
  { table, rows }: ReadFile<Values>,
) {
  const vehicles = await listFleet(trx);
  const about = (asked.vehicleId && answerReader(vehicles)(asked.vehicleId)) || null;
  const settings = { ...asked, vehicleId: about };
  const names = noun.listRecorded ? namesIn(table, settings.mapping) : [];
  const remembered = names.length > 0 ? await rememberedNames(trx) : {};
  const named = nameVehicles(names, { settings, vehicles, remembered });
  const own = namedSettings(settings, named);
  const vehicleIds = vehicleIdsOf(own);
  const recorded = (await noun.listRecorded?.(trx, vehicleIds)) ?? new Set<string>();
  const fleet = await readFleet(trx, scope, { vehicles, vehicleIds, recorded });
  const planned = noun.plan(rows, { settings: own, fleet, today: today(scope.account.timeZone) });
  noteDoubtfulMileages(recordsOf(planned), fleet);
  return { planned, fleet, named, about };
}

function noteDoubtfulMileages(records: ReturnType<typeof recordsOf>, fleet: FleetOfImport): void {
  const readings = new Map<FleetVehicle, ReadRow[]>();
  for (const { line, notes, reading, vehicle } of records) {
    if (!reading || !vehicle) continue;
    const own = readings.get(vehicle) ?? [];
    own.push({ line, notes, reading });
    readings.set(vehicle, own);
  }
  for (const [{ id, meterUnit }, own] of readings) {
    noteDoubts(own, fleet.readings.get(id) ?? [], meterUnit);
  }
}

/** Skips records that somebody else added since the page was shown. */
async function confirm<Values, Columns, Own extends LogSettings, Posted extends PostedLog>(
  noun: FleetFiles<Values, Columns, Own, Posted>,
  scope: Scope,
  file: ImportFile<Own>,
  shown: Shown & { token: string },
) {
  // A second press finds the file gone and is told what the first one did.
  const read = file.state === "draft" ? await readFile(noun, scope, file) : undefined;
  return confirmImport<{ written: number } | NotConfirmed>(scope, file.id, shown, {
    lock: lockFleet,
    write: async (writing) => {
      if (!read) return { problem: "not-draft" };
      const { planned, fleet, named } = await plan(noun, writing.trx, scope, file.settings, read);
      // A vehicle added since then may be meant by a name, or make it mean two.
      if ((fingerprintOf(named) ?? "") !== shown.fingerprint) return { problem: "changed-since" };
      const records = recordsOf(planned);
      await noun.write(writing, records, fleet);
      if (noun.listRecorded) await keepChosenNames(writing.trx, file, named);
      return { written: records.length };
    },
  });
}

async function undo<Values, Columns, Own extends LogSettings, Posted extends PostedLog>(
  noun: FleetFiles<Values, Columns, Own, Posted>,
  scope: Scope,
  { id }: ImportFile<Own>,
  token: string,
) {
  return undoImport(scope, id, token, {
    lock: lockFleet,
    takeBack: async (trx) => {
      const undone = await noun.takeBack(trx, id);
      const { rows } = await noun.selectKept(id).execute(trx);
      return { undone, kept: rows.map(({ label }) => label) };
    },
  });
}
