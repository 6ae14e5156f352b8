import { Picture } from "./picture";
import type { PictureName } from "./pictures";
import { Section } from "./section";

const shown: { picture: PictureName; title: string; text: string }[] = [
  {
    picture: "inspection",
    title: "Pre-trip inspections that hold up",
    text: "A driver answers item by item, with a note and a photo of each defect, and signs. A defect is open until a mechanic certifies the repair, and the next driver sees it before the key turns.",
  },
  {
    picture: "inventory",
    title: "A parts shelf that adds up",
    text: "Find a part by its number, another maker's number or a few words. Every piece that comes in or goes out is in the history, and a count shows what is missing.",
  },
  {
    picture: "invoice",
    title: "From the counter to the paid invoice",
    text: "Sell from stock, with core charges, prices per customer and tax. Print the invoice or send it by email, record payments, and see who is late.",
  },
];

export function WhatItDoes() {
  return (
    <Section title="What you see on the first day">
      {shown.map(({ picture, title, text }) => (
        <div className="shown" key={picture}>
          <div className="shown-text">
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          <Picture name={picture} />
        </div>
      ))}
    </Section>
  );
}
