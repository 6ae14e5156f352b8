import { Form } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "./icon";
import { Link } from "./link";

type SearchBoxProps = {
  action: string;
  name: string;
  label: string;
  placeholder?: string;
  value: string;
  maxLength?: number;
  /** Further fields of the same question, such as hidden ones that keep a filter. */
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
  const input = useAnswered(value);
  return (
    <Form className="search-box" role="search" action={action}>
      <label className="visually-hidden" htmlFor={`search-${name}`}>
        {label}
      </label>
      <input
        ref={input}
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
      </button>
      {value && (
        <Link className="button button-quiet" to={action}>
          Clear
        </Link>
      )}
    </Form>
  );
}

/** The box keeps its focus between searches, so it is filled, not made anew, when the answer arrives. */
function useAnswered(value: string) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return input;
}
