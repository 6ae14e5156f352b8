import type { Body } from "~/http/requests/body.server";

/** Who opens and posts a form. app/auth makes them: what they ask of the database is not this folder's. */
export type FormHolder = {
  id: string;
  /** A keyed hash that every process of this installation can check. */
  sign(text: string): Promise<string>;
  /** A post that was kept when the holder's session ended. */
  takeHeldPost?(id: string, pathname: string): Promise<Body | undefined>;
};
