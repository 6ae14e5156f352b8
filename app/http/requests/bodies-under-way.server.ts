import { whenAnswered } from "../web-process/open-answers";
import { refuseRequest } from "./refuse-request.server";

/** Of all large bodies that this process reads: it needs a few times as much for what is made of them. */
export const maxBytesUnderWay = 128 * 1_048_576;
const maxWaitMs = 30_000;

let underWay = 0;

/** Takes room for a large body until the request is answered. It waits while others have the room, and nothing more of it is read. */
export async function takeRoom(request: Request, bytes: number): Promise<{ leave: () => void }> {
  const since = performance.now();
  while (underWay + bytes > maxBytesUnderWay) {
    if (request.signal.aborted || performance.now() - since > maxWaitMs) refuseRequest(503, tooBusy);
    await new Promise((go) => setTimeout(go, 50));
  }
  underWay += bytes;
  let hasLeft = false;
  const leave = () => {
    if (!hasLeft) underWay -= bytes;
    hasLeft = true;
  };
  // A request that did not come through the front door leaves once it is read.
  return { leave: whenAnswered(request, leave) ? () => {} : leave };
}

const tooBusy =
  "Too many large files arrive at once. Nothing was saved. Go back, wait a moment and send it again.";
