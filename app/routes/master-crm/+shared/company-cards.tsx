import type { FieldMetadata } from "@conform-to/react";
import { type Plan, plans } from "~/auth/permissions";
import type { TrialForm } from "~/features/master-crm/companies/company-schema";
import { plansOver } from "~/features/plans/trial";
import { PostForm } from "~/http/forms/post-form";
import { RecordForm } from "~/http/forms/record-form";
import { useRecordForm } from "~/http/forms/record-page";
import { Button, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { Field, FieldRow, Select } from "~/ui/field";

type PlanCardProps = { companyId: string; sold: Plan; hasTrial: boolean };

/** A button for each plan. The one that was sold ends a trial. */
export function PlanCard({ companyId, sold, hasTrial }: PlanCardProps) {
  const choices = (Object.keys(plans) as Plan[]).filter((plan) => plan !== sold || hasTrial);
  return (
    <Card title="Set the plan">
      <p>
        {plans[sold].name} is sold.{hasTrial && " Any of these ends the trial."}
      </p>
      <PostForm action={`/master-crm/companies/${companyId}/plan`}>
        <ButtonRow>
          {choices.map((plan) => (
            <Button key={plan} variant="secondary" name="plan" value={plan}>
              {plans[plan].name}
            </Button>
          ))}
        </ButtonRow>
      </PostForm>
    </Card>
  );
}

export type TrialNow = { plan: "pro" | "enterprise"; lastDay: string };
type TrialCardProps = { companyId: string; sold: Plan; trial: TrialNow | undefined };

export function TrialCard({ companyId, sold, trial }: TrialCardProps) {
  const { form, fields, answer } = useRecordForm<TrialForm>("trial", trialValues(trial, sold));
  const save = trial ? "Change the trial" : "Start a trial";
  return (
    <Card title={save}>
      <RecordForm
        {...{ form, answer, save }}
        action={`/master-crm/companies/${companyId}/trial`}
        done="changed"
      >
        <TrialFields fields={fields} sold={sold} />
        <ButtonRow>
          <Button variant="secondary">{save}</Button>
        </ButtonRow>
      </RecordForm>
    </Card>
  );
}

export function trialValues(trial: TrialNow | undefined, sold: Plan): TrialForm {
  const [smallest] = plansOver(sold);
  const { plan = smallest ?? "enterprise", lastDay = "" } = trial ?? {};
  return { trialPlan: plansOver(sold).includes(plan) ? plan : (smallest ?? plan), lastDay };
}

type TrialFieldsProps = {
  fields: Record<keyof TrialForm, FieldMetadata<unknown>>;
  sold: Plan;
};

export function TrialFields({ fields, sold }: TrialFieldsProps) {
  const options = plansOver(sold).map((value) => ({ value, label: plans[value].name }));
  return (
    <FieldRow>
      <Select field={fields.trialPlan} label="Plan of the trial" required options={options} />
      <Field
        field={fields.lastDay}
        label="Last day"
        hint="Where the company works"
        type="date"
        required
        autoComplete="off"
      />
    </FieldRow>
  );
}
