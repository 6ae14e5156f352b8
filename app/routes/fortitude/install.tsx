import { ButtonLink, ButtonRow } from "~/ui/button";
import { publicMeta } from "./+shared/public-meta";

export const meta = publicMeta({
  title: "Put it on your desktop",
  description: "How to put FleetTrack Pro on a Windows or Mac desktop from the browser.",
  path: "/fleettrackpro/install",
});

const ways = [
  {
    title: "Windows, with Edge",
    steps: [
      "Sign in and open your dashboard.",
      "Open the menu with the three dots, then Apps, then Install this site as an app.",
      "Press Install. Tick Create Desktop shortcut if you want the icon there, too.",
    ],
  },
  {
    title: "Windows or Mac, with Chrome",
    steps: [
      "Sign in and open your dashboard.",
      "Open the menu with the three dots, then Cast, save, and share, then Install page as app.",
      "Press Install. The icon is on the desktop on Windows, and in Applications on a Mac.",
    ],
  },
  {
    title: "Mac, with Safari (macOS Sonoma or newer)",
    steps: [
      "Sign in and open your dashboard.",
      "In the File menu choose Add to Dock.",
      "Press Add. The icon is in the Dock and in Applications.",
    ],
  },
];

export default function InstallPage() {
  return (
    <section className="section">
      <div className="section-body reading">
        <h1>Put it on your desktop</h1>
        <p className="lead">
          The desktop app comes from your browser: a window and an icon of its own, always the newest version,
          nothing to download.
        </p>
        {ways.map(({ title, steps }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        ))}
        <h2>Another browser</h2>
        <p>It works there, too, as a page like any other: bookmark your dashboard.</p>
        <ButtonRow>
          <ButtonLink to="/dashboard" variant="primary">
            Open the Dashboard
          </ButtonLink>
        </ButtonRow>
      </div>
    </section>
  );
}
