import type { ReactNode } from "react";
import { Icon } from "./icon";
import { Link } from "./link";

type SearchBoxProps = {
  action: string;
  name: string;
  label: string;
  placeholder?: string;
  value: string;
  maxLength?: number;
  /** More fields, such as hidden ones that keep a filter. */
  children?: ReactNode;
};

export function SearchBox({
  action,
  name,
  label,
  placeholder,
  value,
  maxLength = 100,
  children,
}: SearchBoxProps) {
  return (
    <form className="search-box" role="search" action={action}>
      <label className="visually-hidden" htmlFor={`search-${name}`}>
        {label}
      </label>
      <input
        id={`search-${name}`}
        type="search"
        name={name}
        defaultValue={value}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        data-search
      />
      {children}
      <button className="button button-secondary" type="submit">
        <Icon name="search" /> Search
      </button>{" "}
      {value && (
        <Link className="button button-quiet" to={action}>
          Clear
        </Link>
      )}
    </form>
  );
}
