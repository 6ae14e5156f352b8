/** Line icons on a 24 by 24 grid, drawn with the text's colour. */
const shapes = {
  truck:
    "M2 6h12v10H2zM14 10h4l4 3.5V16h-8zM6.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  account: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 3.6-6 8-6s8 2 8 6",
  users:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2 20c0-3.6 3-5.5 7-5.5s7 1.9 7 5.5M16 4.5a3.5 3.5 0 0 1 0 6.5M18 15c2.5.6 4 2.4 4 5",
  gauge: "M4.5 18a9 9 0 1 1 15 0M12 14l4-5M12 15.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z",
  box: "M3 7.5 12 3l9 4.5v9L12 21l-9-4.5zM3 7.5l9 4.5 9-4.5M12 12v9",
  receipt: "M5 3v18l2.5-1.5L10 21l2-1.5 2 1.5 2.5-1.5L19 21V3zM9 8h6M9 12h6",
  chart: "M4 4v16h16M8 16v-4M12 16V8M16 16v-6",
  level: "M12 20V5M6 11l6-6 6 6M5 21h14",
  crown: "M4 18h16M4 15 3 6l5 4 4-6 4 6 5-4-1 9z",
  menu: "M4 6h16M4 12h16M4 18h16",
  back: "M19 12H5M11 6l-6 6 6 6",
  next: "M5 12h14M13 6l6 6-6 6",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5",
  plus: "M12 5v14M5 12h14",
  edit: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
  warning: "M12 4 2.5 20h19zM12 10v4M12 17v.5",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 7.5V8",
  check: "M5 12.5 10 17 19 7",
  close: "M6 6l12 12M18 6 6 18",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  download: "M12 4v11M7 10.5 12 15l5-4.5M4 20h16",
  upload: "M12 15V4M7 8.5 12 4l5 4.5M4 20h16",
  print: "M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",
};

export type IconName = keyof typeof shapes;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
