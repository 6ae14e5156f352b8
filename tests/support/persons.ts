import type { Plan, Role } from "~/auth/permissions";
import {
  type Member,
  masterAccount,
  newColleague,
  newCompany,
  newCounter,
  newPersonWithoutAccount,
} from "./people";

/** One visitor of each kind, to try every door. */
export type KindOfPerson = {
  name: string;
  userId?: string;
  role?: Role;
  plan?: Plan;
  /** Assigned to the parts counter by a manager. */
  isCounter?: true;
  /** Has the address in the settings, confirmed. */
  isMaster?: true;
  /** Undefined for people without one: they try another company's ids. */
  company?: Member;
};

export async function onePersonOfEachKind(): Promise<KindOfPerson[]> {
  const plans: Plan[] = ["free", "pro", "enterprise"];
  const companies = await Promise.all(plans.map((plan) => newCompany({ plan })));
  const members = companies.map((company, index) => kind(company, company, "user", plans[index]!));
  const limited = await Promise.all(
    companies.map(async (company, index) =>
      kind(await newColleague(company, "limited_user"), company, "limited_user", plans[index]!),
    ),
  );
  const counters = await Promise.all(
    ([0, 2] as const).map(async (index) => {
      const counter = await newCounter(companies[index]!);
      const { name, ...rest } = kind(counter, companies[index]!, "limited_user", plans[index]!);
      return { ...rest, name: `counter, ${name}`, isCounter: true as const };
    }),
  );
  const master = await masterAccount();
  const [demo, admin] = await Promise.all([newCompany({ role: "demo" }), newCompany({ role: "admin" })]);
  const [waiting, homeless] = await Promise.all([
    newPersonWithoutAccount("waitlist"),
    newPersonWithoutAccount("user"),
  ]);
  return [
    { name: "nobody" },
    { name: "waitlist", userId: waiting.userId, role: "waitlist" },
    { name: "without account", userId: homeless.userId, role: "user" },
    ...limited,
    ...counters,
    ...members,
    { ...kind(demo, demo, "demo", "enterprise"), name: "demo" },
    { ...kind(admin, admin, "admin", "enterprise"), name: "admin" },
    { ...kind(master, master, "user", "enterprise"), name: "master", isMaster: true },
  ];
}

function kind({ userId }: Member, company: Member, role: Role, plan: Plan): KindOfPerson {
  return { name: `${role} on ${plan}`, userId, role, plan, company };
}
