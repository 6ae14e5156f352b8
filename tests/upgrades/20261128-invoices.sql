-- Dumped from database version 15.20 (Debian 15.20-0+deb12u1)
-- Dumped by pg_dump version 15.20 (Debian 15.20-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE SCHEMA graphile_worker;


CREATE SCHEMA search_extensions;


CREATE EXTENSION IF NOT EXISTS btree_gin WITH SCHEMA search_extensions;


CREATE EXTENSION IF NOT EXISTS fuzzystrmatch WITH SCHEMA search_extensions;


CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA search_extensions;


CREATE TYPE graphile_worker.job_spec AS (
	identifier text,
	payload json,
	queue_name text,
	run_at timestamp with time zone,
	max_attempts smallint,
	job_key text,
	priority smallint,
	flags text[]
);


SET default_table_access_method = heap;

CREATE TABLE graphile_worker._private_jobs (
    id bigint NOT NULL,
    job_queue_id integer,
    task_id integer NOT NULL,
    payload json DEFAULT '{}'::json NOT NULL,
    priority smallint DEFAULT 0 NOT NULL,
    run_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    max_attempts smallint DEFAULT 25 NOT NULL,
    last_error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    key text,
    locked_at timestamp with time zone,
    locked_by text,
    revision integer DEFAULT 0 NOT NULL,
    flags jsonb,
    is_available boolean GENERATED ALWAYS AS (((locked_at IS NULL) AND (attempts < max_attempts))) STORED NOT NULL,
    CONSTRAINT jobs_key_check CHECK (((length(key) > 0) AND (length(key) <= 512))),
    CONSTRAINT jobs_max_attempts_check CHECK ((max_attempts >= 1))
);


CREATE FUNCTION graphile_worker.add_job(identifier text, payload json DEFAULT NULL::json, queue_name text DEFAULT NULL::text, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, max_attempts integer DEFAULT NULL::integer, job_key text DEFAULT NULL::text, priority integer DEFAULT NULL::integer, flags text[] DEFAULT NULL::text[], job_key_mode text DEFAULT 'replace'::text) RETURNS graphile_worker._private_jobs
    LANGUAGE plpgsql
    AS $$
declare
  v_job "graphile_worker"._private_jobs;
begin
  if (job_key is null or job_key_mode is null or job_key_mode in ('replace', 'preserve_run_at')) then
    select * into v_job
    from "graphile_worker".add_jobs(
      ARRAY[(
        identifier,
        payload,
        queue_name,
        run_at,
        max_attempts::smallint,
        job_key,
        priority::smallint,
        flags
      )::"graphile_worker".job_spec],
      (job_key_mode = 'preserve_run_at')
    )
    limit 1;
    return v_job;
  elsif job_key_mode = 'unsafe_dedupe' then
    -- Ensure all the tasks exist
    insert into "graphile_worker"._private_tasks as tasks (identifier)
    values (add_job.identifier)
    on conflict do nothing;
    -- Ensure all the queues exist
    if add_job.queue_name is not null then
      insert into "graphile_worker"._private_job_queues as job_queues (queue_name)
      values (add_job.queue_name)
      on conflict do nothing;
    end if;
    -- Insert job, but if one already exists then do nothing, even if the
    -- existing job has already started (and thus represents an out-of-date
    -- world state). This is dangerous because it means that whatever state
    -- change triggered this add_job may not be acted upon (since it happened
    -- after the existing job started executing, but no further job is being
    -- scheduled), but it is useful in very rare circumstances for
    -- de-duplication. If in doubt, DO NOT USE THIS.
    insert into "graphile_worker"._private_jobs as jobs (
      job_queue_id,
      task_id,
      payload,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      select
        job_queues.id,
        tasks.id,
        coalesce(add_job.payload, '{}'::json),
        coalesce(add_job.run_at, now()),
        coalesce(add_job.max_attempts::smallint, 25::smallint),
        add_job.job_key,
        coalesce(add_job.priority::smallint, 0::smallint),
        (
          select jsonb_object_agg(flag, true)
          from unnest(add_job.flags) as item(flag)
        )
      from "graphile_worker"._private_tasks as tasks
      left join "graphile_worker"._private_job_queues as job_queues
      on job_queues.queue_name = add_job.queue_name
      where tasks.identifier = add_job.identifier
    on conflict (key)
      -- Bump the updated_at so that there's something to return
      do update set
        revision = jobs.revision + 1,
        updated_at = now()
      returning *
      into v_job;
    if v_job.revision = 0 then
      perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
    end if;
    return v_job;
  else
    raise exception 'Invalid job_key_mode value, expected ''replace'', ''preserve_run_at'' or ''unsafe_dedupe''.' using errcode = 'GWBKM';
  end if;
end;
$$;


CREATE FUNCTION graphile_worker.add_jobs(specs graphile_worker.job_spec[], job_key_preserve_run_at boolean DEFAULT false) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE plpgsql
    AS $$
begin
  -- Ensure all the tasks exist
  insert into "graphile_worker"._private_tasks as tasks (identifier)
  select distinct spec.identifier
  from unnest(specs) spec
  on conflict do nothing;
  -- Ensure all the queues exist
  insert into "graphile_worker"._private_job_queues as job_queues (queue_name)
  select distinct spec.queue_name
  from unnest(specs) spec
  where spec.queue_name is not null
  on conflict do nothing;
  -- Ensure any locked jobs have their key cleared - in the case of locked
  -- existing job create a new job instead as it must have already started
  -- executing (i.e. it's world state is out of date, and the fact add_job
  -- has been called again implies there's new information that needs to be
  -- acted upon).
  update "graphile_worker"._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  from unnest(specs) spec
  where spec.job_key is not null
  and jobs.key = spec.job_key
  and is_available is not true;

  -- WARNING: this count is not 100% accurate; 'on conflict' clause will cause it to be an overestimate
  perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":' || array_length(specs, 1)::text || '}');

  -- TODO: is there a risk that a conflict could occur depending on the
  -- isolation level?
  return query insert into "graphile_worker"._private_jobs as jobs (
    job_queue_id,
    task_id,
    payload,
    run_at,
    max_attempts,
    key,
    priority,
    flags
  )
    select
      job_queues.id,
      tasks.id,
      coalesce(spec.payload, '{}'::json),
      coalesce(spec.run_at, now()),
      coalesce(spec.max_attempts, 25),
      spec.job_key,
      coalesce(spec.priority, 0),
      (
        select jsonb_object_agg(flag, true)
        from unnest(spec.flags) as item(flag)
      )
    from unnest(specs) spec
    inner join "graphile_worker"._private_tasks as tasks
    on tasks.identifier = spec.identifier
    left join "graphile_worker"._private_job_queues as job_queues
    on job_queues.queue_name = spec.queue_name
  on conflict (key) do update set
    job_queue_id = excluded.job_queue_id,
    task_id = excluded.task_id,
    payload =
      case
      when json_typeof(jobs.payload) = 'array' and json_typeof(excluded.payload) = 'array' then
        (jobs.payload::jsonb || excluded.payload::jsonb)::json
      else
        excluded.payload
      end,
    max_attempts = excluded.max_attempts,
    run_at = (case
      when job_key_preserve_run_at is true and jobs.attempts = 0 then jobs.run_at
      else excluded.run_at
    end),
    priority = excluded.priority,
    revision = jobs.revision + 1,
    flags = excluded.flags,
    -- always reset error/retry state
    attempts = 0,
    last_error = null,
    updated_at = now()
  where jobs.locked_at is null
  returning *;
end;
$$;


CREATE FUNCTION graphile_worker.complete_jobs(job_ids bigint[]) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  delete from "graphile_worker"._private_jobs as jobs
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < now() - interval '4 hours'
    )
    returning *;
$$;


CREATE FUNCTION graphile_worker.force_unlock_workers(worker_ids text[]) RETURNS void
    LANGUAGE sql
    AS $$
update "graphile_worker"._private_jobs as jobs
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
update "graphile_worker"._private_job_queues as job_queues
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
$$;


CREATE FUNCTION graphile_worker.permanently_fail_jobs(job_ids bigint[], error_message text DEFAULT NULL::text) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  update "graphile_worker"._private_jobs as jobs
    set
      last_error = coalesce(error_message, 'Manually marked as failed'),
      attempts = max_attempts,
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;


CREATE FUNCTION graphile_worker.remove_job(job_key text) RETURNS graphile_worker._private_jobs
    LANGUAGE plpgsql STRICT
    AS $$
declare
  v_job "graphile_worker"._private_jobs;
begin
  -- Delete job if not locked
  delete from "graphile_worker"._private_jobs as jobs
    where key = job_key
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
  returning * into v_job;
  if not (v_job is null) then
    perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":-1}');
    return v_job;
  end if;
  -- Otherwise prevent job from retrying, and clear the key
  update "graphile_worker"._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  where key = job_key
  returning * into v_job;
  return v_job;
end;
$$;


CREATE FUNCTION graphile_worker.reschedule_jobs(job_ids bigint[], run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, priority integer DEFAULT NULL::integer, attempts integer DEFAULT NULL::integer, max_attempts integer DEFAULT NULL::integer) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  update "graphile_worker"._private_jobs as jobs
    set
      run_at = coalesce(reschedule_jobs.run_at, jobs.run_at),
      priority = coalesce(reschedule_jobs.priority::smallint, jobs.priority),
      attempts = coalesce(reschedule_jobs.attempts::smallint, jobs.attempts),
      max_attempts = coalesce(reschedule_jobs.max_attempts::smallint, jobs.max_attempts),
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;


CREATE FUNCTION public.account_managers() RETURNS TABLE(id uuid, email text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog'
    AS $$
         select u.id, u.email from public.profiles p join public.users u on u.id = p.id
         where p.account_id = public.current_account_id() and u.role in ('user', 'admin') order by u.email
       $$;


CREATE FUNCTION public.count_vehicles() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op <> 'DELETE' then
    insert into vehicle_counts as counts (account_id, in_service)
    select account_id, count(*) from after_rows where archived_at is null group by account_id
    on conflict (account_id) do update set in_service = counts.in_service + excluded.in_service;
  end if;
  if tg_op <> 'INSERT' then
    update vehicle_counts counts set in_service = counts.in_service - gone.number
    from (select account_id, count(*) as number from before_rows where archived_at is null group by account_id) gone
    where counts.account_id = gone.account_id;
  end if;
  return null;
end $$;


CREATE FUNCTION public.current_account_id() RETURNS uuid
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select nullif(current_setting('app.account_id', true), '')::uuid $$;


CREATE FUNCTION public.keep_issued_invoice() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if (old.kind, old.number, old.issued_at, old.customer_id, old.customer_name, old.customer_phone, old.customer_email,
      old.customer_address, old.terms, old.tax_certificate, old.invoice_date, old.due_date, old.po_number, old.notes, old.subtotal,
      old.tax_rate, old.tax_rate_unread, old.tax_amount, old.total, old.letterhead_id)
    is distinct from
     (new.kind, new.number, new.issued_at, new.customer_id, new.customer_name, new.customer_phone, new.customer_email,
      new.customer_address, new.terms, new.tax_certificate, new.invoice_date, new.due_date, new.po_number, new.notes, new.subtotal,
      new.tax_rate, new.tax_rate_unread, new.tax_amount, new.total, new.letterhead_id) then
    raise exception 'An issued invoice cannot change';
  end if;
  return new;
end $$;


CREATE FUNCTION public.keep_issued_lines() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select from invoices i where i.id = coalesce(new.invoice_id, old.invoice_id) and i.issued_at is not null) then
    raise exception 'The lines of an issued invoice cannot change';
  end if;
  return coalesce(new, old);
end $$;


CREATE FUNCTION public.keep_item_searched() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
begin
  if tg_op = 'INSERT' then
    insert into inventory_search (account_id, item_id, owner_id, part_key, document)
    select c.account_id, c.id, c.owner_id, c.part_key, search_words(c.part_number, c.description, c.manufacturer, c.vendor, c.bin_location, c.part_key) || ' ' from changed c where c.archived_at is null;
    return null;
  end if;
  delete from inventory_search s
  where s.item_id = any (array(select id from changed where archived_at is not null));
  -- Most updates move stock, and leave nothing here.
  insert into inventory_search (account_id, item_id, owner_id, part_key, document)
  select c.account_id, c.id, c.owner_id, c.part_key, search_words(c.part_number, c.description, c.manufacturer, c.vendor, c.bin_location, c.part_key) || search_numbers(c.account_id, c.id)
  from (select id, account_id, owner_id, part_key, part_number, description, manufacturer, vendor, bin_location, archived_at from changed except select id, account_id, owner_id, part_key, part_number, description, manufacturer, vendor, bin_location, archived_at from before) c
  where c.archived_at is null
  on conflict (item_id) do update set owner_id = excluded.owner_id, part_key = excluded.part_key, document = excluded.document;
  return null;
end $$;


CREATE FUNCTION public.keep_numbers_searched() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
begin
  insert into inventory_search (account_id, item_id, owner_id, part_key, document)
  select i.account_id, i.id, i.owner_id, i.part_key, search_words(i.part_number, i.description, i.manufacturer, i.vendor, i.bin_location, i.part_key) || search_numbers(i.account_id, i.id)
  from (select distinct account_id, item_id from changed) c
    -- "offset" keeps "archived_at is null" outside: inside, it would offer the indexes of the list, which are the wrong way round.
    cross join lateral (select * from inventory_items where account_id = c.account_id and id = c.item_id offset 0) i
  where i.archived_at is null
  on conflict (item_id) do update set document = excluded.document;
  return null;
end $$;


CREATE FUNCTION public.part_key(number text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$ select ltrim(translate(upper(number), 'OI' || E' \t\r\n\u00a0-–—_./\\#+*%''"()[]{},;:&@!?=<>|~^$', '01'), '0') $_$;


CREATE FUNCTION public.protect_account_table(target regclass, key text DEFAULT 'account_id'::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
  request_role text := (select i.request_role from installation i);
begin
  execute format('alter table %s enable row level security', target);
  execute format(
    'create policy own_account on %s to %I using (%I = (select current_account_id())) with check (%I = (select current_account_id()))',
    target, request_role, key, key);
  execute format('grant select, insert, update, delete on %s to %I', target, request_role);
end $$;


CREATE FUNCTION public.request_job(task text, payload jsonb, run_at timestamp with time zone DEFAULT now(), job_key text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog'
    AS $$
       begin
         perform graphile_worker.add_job(task, payload::json, run_at => run_at, job_key => job_key);
       end $$;


CREATE FUNCTION public.search_inventory(typed text, owner uuid, most integer) RETURNS TABLE(item_id uuid, rank integer, distance real)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'search_extensions', 'pg_temp'
    SET "pg_trgm.similarity_threshold" TO '0.2'
    SET "pg_trgm.word_similarity_threshold" TO '0.5'
    AS $_$
declare
  account uuid := current_account_id();
  words text := lower(btrim(typed));
  key text := part_key(typed);
  squeezed text := regexp_replace(lower(typed), '[^[:alnum:]]', '', 'g');
  patterns text[];
  longest text;
  second text;
begin
  if account is null or words = '' then
    return;
  end if;
  -- A plural finds the singular; a short word is looked for at the beginning of words only, as an index of three letters can.
  select array_agg(p order by length(p) desc) into patterns from (
    select '%' || case when length(w) < 3 then ' ' else '' end
      || replace(replace(replace(case when length(w) > 3 and w ~ '[a-z]s$' then left(w, -1) else w end, '\', '\\'), '%', '\%'), '_', '\_') || '%' as p
    from regexp_split_to_table(words, '\s+') w where w <> '') parts;
  longest := patterns[1];
  second := coalesce(patterns[2], patterns[1]);
  return query
  select found.id, min(found.r), min(found.d)::real from (
    select i.id, 0 as r, 0::real as d from inventory_items i
    where i.account_id = account and i.owner_id = owner and i.archived_at is null and i.number_key = words
    union all
    (select i.id, 1, 0 from inventory_items i
    where i.account_id = account and i.part_key = key and key <> '' and i.archived_at is null and i.owner_id = owner limit most)
    union all
    (select n.item_id, 2, 0 from item_numbers n join inventory_items i on i.account_id = n.account_id and i.id = n.item_id
    where n.account_id = account and n.number_key = key and key <> '' and i.archived_at is null and i.owner_id = owner
      and n.kind in ('bar_code', 'same', 'vendor', 'replaces') limit most)
    union all
    (select i.id, 3, length(i.part_key) - length(key) from inventory_items i
    where i.account_id = account and key <> '' and i.part_key ~>=~ key and i.part_key ~<~ (key || chr(1114111)) and i.archived_at is null
      and i.owner_id = owner limit most)
    union all
    (select i.id, 4, 0 from inventory_items i
    where i.account_id = account and i.owner_id = owner and i.bin_key = words and i.archived_at is null limit most)
    union all
    (select s.item_id, 5, length(s.part_key) - length(key) from inventory_search s
    where s.account_id = account and s.owner_id = owner and length(key) >= 3 and s.part_key like '%' || key || '%' limit most)
    union all
    (select s.item_id, 6, position(words in s.document) from inventory_search s
    where s.account_id = account and s.owner_id = owner and s.document like longest and s.document like second
      and s.document like all (patterns) limit most)
    union all
    (select s.item_id, 6, 1000 from inventory_search s
    where s.account_id = account and s.owner_id = owner and length(squeezed) >= 4
      and (s.document like '%' || squeezed || '%' or s.document like '%' || lower(key) || '%') limit most)
  ) found group by found.id order by 2, 3 limit most;
  if found then
    return;
  end if;
  return query
  select nearly.id, 7, nearly.d::real from (
    (select s.item_id as id, levenshtein(left(s.part_key, 60), left(key, 60))::real + 1 - similarity(s.part_key, key) as d
    from inventory_search s
    where s.account_id = account and s.owner_id = owner and length(key) >= 3 and s.part_key % key
    order by 2 limit most)
    union all
    (select s.item_id, 100 - word_similarity(words, s.document) from inventory_search s
    where s.account_id = account and s.owner_id = owner and length(words) >= 4 and words <% s.document
    order by 2 limit most)
  ) nearly order by nearly.d limit most;
end $_$;


CREATE FUNCTION public.search_numbers(account uuid, item uuid) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select coalesce(string_agg(' ' || lower(n.number || ' ' || n.company || ' ' || n.number_key), '' order by n.id), '') || ' '
  from item_numbers n where n.account_id = account and n.item_id = item
$$;


CREATE FUNCTION public.search_words(part_number text, description text, manufacturer text, vendor text, bin_location text, part_key text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  select ' ' || lower(part_number || ' ' || description || ' ' || manufacturer || ' ' || vendor || ' ' || bin_location)
    || ' ' || lower(part_key) || ' ' || regexp_replace(lower(description || manufacturer || vendor), '[^[:alnum:]]', '', 'g')
$$;


CREATE FUNCTION public.share_reference_table(target regclass) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  execute format('grant select on %s to %I', target, (select i.request_role from installation i));
end $$;


CREATE FUNCTION public.size_inventory() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
begin
  if tg_op = 'INSERT' then
    insert into inventory_sizes as c (account_id, items)
    select account_id, count(*) from changed where archived_at is null group by account_id
    on conflict (account_id) do update set items = c.items + excluded.items;
  elsif tg_op = 'UPDATE' then
    insert into inventory_sizes as c (account_id, items)
    select account_id, sum(items) from (
      select account_id, 1 as items from changed where archived_at is null
      union all
      select account_id, -1 from before where archived_at is null) part
    -- Most updates move stock, which changes no number of parts: then nothing is written here.
    group by account_id having sum(items) <> 0
    on conflict (account_id) do update set items = c.items + excluded.items;
  else
    update inventory_sizes c set items = c.items - gone.items
    from (select account_id, count(*) as items from before where archived_at is null group by account_id) gone
    where c.account_id = gone.account_id;
  end if;
  return null;
end $$;


CREATE TABLE graphile_worker._private_job_queues (
    id integer NOT NULL,
    queue_name text NOT NULL,
    locked_at timestamp with time zone,
    locked_by text,
    is_available boolean GENERATED ALWAYS AS ((locked_at IS NULL)) STORED NOT NULL,
    CONSTRAINT job_queues_queue_name_check CHECK ((length(queue_name) <= 128))
);


CREATE TABLE graphile_worker._private_known_crontabs (
    identifier text NOT NULL,
    known_since timestamp with time zone NOT NULL,
    last_execution timestamp with time zone
);


CREATE TABLE graphile_worker._private_tasks (
    id integer NOT NULL,
    identifier text NOT NULL,
    CONSTRAINT tasks_identifier_check CHECK ((length(identifier) <= 128))
);


ALTER TABLE graphile_worker._private_job_queues ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.job_queues_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


CREATE VIEW graphile_worker.jobs AS
 SELECT jobs.id,
    job_queues.queue_name,
    tasks.identifier AS task_identifier,
    jobs.priority,
    jobs.run_at,
    jobs.attempts,
    jobs.max_attempts,
    jobs.last_error,
    jobs.created_at,
    jobs.updated_at,
    jobs.key,
    jobs.locked_at,
    jobs.locked_by,
    jobs.revision,
    jobs.flags
   FROM ((graphile_worker._private_jobs jobs
     JOIN graphile_worker._private_tasks tasks ON ((tasks.id = jobs.task_id)))
     LEFT JOIN graphile_worker._private_job_queues job_queues ON ((job_queues.id = jobs.job_queue_id)));


ALTER TABLE graphile_worker._private_jobs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.jobs_id_seq1
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


CREATE TABLE graphile_worker.migrations (
    id integer NOT NULL,
    ts timestamp with time zone DEFAULT now() NOT NULL,
    breaking boolean DEFAULT false NOT NULL
);


ALTER TABLE graphile_worker._private_tasks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.tasks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


CREATE TABLE public.accounts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_number text NOT NULL,
    company_name text NOT NULL,
    company_address text NOT NULL,
    phone_number text NOT NULL,
    business_type text[] DEFAULT '{}'::text[] NOT NULL,
    zip text,
    time_zone text DEFAULT 'America/Chicago'::text NOT NULL,
    plan text DEFAULT 'free'::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT accounts_account_number_check CHECK ((account_number ~ '^ACC[0-9]{8}$'::text)),
    CONSTRAINT accounts_plan_check CHECK ((plan = ANY (ARRAY['free'::text, 'pro'::text, 'enterprise'::text])))
);


CREATE TABLE public.attempts (
    id bigint NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    address text NOT NULL,
    device text,
    at timestamp with time zone DEFAULT now() NOT NULL
);


ALTER TABLE public.attempts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.attempts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


CREATE TABLE public.breakdown_notes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    breakdown_id uuid NOT NULL,
    user_id uuid NOT NULL,
    author text NOT NULL,
    state text,
    note text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT breakdown_notes_state_check CHECK ((state = ANY (ARRAY['reported'::text, 'in_work'::text, 'fixed'::text])))
);


CREATE TABLE public.breakdowns (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    vehicle_id uuid NOT NULL,
    user_id uuid NOT NULL,
    breakdown_type text NOT NULL,
    breakdown_date date NOT NULL,
    state text DEFAULT 'reported'::text NOT NULL,
    cost numeric(12,2) DEFAULT 0 NOT NULL,
    meter_reading_id uuid,
    photo_id uuid,
    notes text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    removed_at timestamp with time zone,
    removed_by uuid,
    CONSTRAINT breakdowns_cost_check CHECK ((cost >= (0)::numeric)),
    CONSTRAINT breakdowns_state_check CHECK ((state = ANY (ARRAY['reported'::text, 'in_work'::text, 'fixed'::text])))
);


CREATE TABLE public.company_settings (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    letterhead_id uuid NOT NULL,
    tax_rate numeric(6,3),
    shop_percent numeric(5,2) DEFAULT 0 NOT NULL,
    fleet_percent numeric(5,2) DEFAULT 0 NOT NULL,
    books_closed_until date,
    version integer DEFAULT 1 NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    author text DEFAULT ''::text NOT NULL,
    CONSTRAINT company_settings_fleet_percent_check CHECK (((fleet_percent >= (0)::numeric) AND (fleet_percent <= (100)::numeric))),
    CONSTRAINT company_settings_shop_percent_check CHECK (((shop_percent >= (0)::numeric) AND (shop_percent <= (100)::numeric))),
    CONSTRAINT company_settings_tax_rate_check CHECK (((tax_rate >= (0)::numeric) AND (tax_rate <= (100)::numeric)))
);


CREATE TABLE public.count_entries (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    count_id uuid NOT NULL,
    item_id uuid NOT NULL,
    user_id uuid NOT NULL,
    author text NOT NULL,
    quantity integer NOT NULL,
    book_quantity integer NOT NULL,
    counted_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    unit_cost numeric(14,4),
    CONSTRAINT count_entries_book_quantity_check CHECK ((book_quantity >= 0)),
    CONSTRAINT count_entries_quantity_check CHECK (((quantity >= 0) AND (quantity <= 99999999))),
    CONSTRAINT count_entries_unit_cost_check CHECK ((unit_cost >= (0)::numeric))
);


CREATE TABLE public.count_parts (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    count_id uuid NOT NULL,
    item_id uuid NOT NULL
);


CREATE TABLE public.count_slips (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    count_id uuid NOT NULL,
    user_id uuid NOT NULL,
    author text NOT NULL,
    code text NOT NULL,
    quantity integer,
    note text,
    found_at timestamp with time zone DEFAULT now() NOT NULL,
    settled_at timestamp with time zone,
    item_id uuid,
    CONSTRAINT count_slips_quantity_check CHECK (((quantity >= 0) AND (quantity <= 99999999)))
);


CREATE TABLE public.counts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    author text NOT NULL,
    scope text NOT NULL,
    bin text,
    is_blind boolean DEFAULT false NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    finished_at timestamp with time zone,
    finished_by uuid,
    finished_author text,
    outcome text,
    parts_in_scope integer,
    bin_key text GENERATED ALWAYS AS (lower(bin)) STORED,
    parts_chosen integer,
    parts_counted integer,
    CONSTRAINT counts_check CHECK (((scope = 'bin'::text) = (bin IS NOT NULL))),
    CONSTRAINT counts_check1 CHECK ((((finished_at IS NULL) = (outcome IS NULL)) AND ((finished_at IS NULL) = (finished_by IS NULL)))),
    CONSTRAINT counts_outcome_check CHECK ((outcome = ANY (ARRAY['counted'::text, 'all_correct'::text, 'cancelled'::text]))),
    CONSTRAINT counts_parts_chosen_check CHECK ((parts_chosen >= 0)),
    CONSTRAINT counts_parts_counted_check CHECK ((parts_counted >= 0)),
    CONSTRAINT counts_parts_in_scope_check CHECK ((parts_in_scope >= 0)),
    CONSTRAINT counts_scope_check CHECK ((scope = ANY (ARRAY['all'::text, 'bin'::text, 'list'::text])))
);


CREATE TABLE public.customer_prices (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    customer_id uuid NOT NULL,
    item_id uuid NOT NULL,
    user_id uuid NOT NULL,
    price numeric(12,2) NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT customer_prices_price_check CHECK ((price >= (0)::numeric))
);


CREATE TABLE public.customers (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    phone text NOT NULL,
    email text,
    address text,
    store_zip text,
    customer_type text DEFAULT 'cash_check'::text NOT NULL,
    payment_terms text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    removed_at timestamp with time zone,
    removed_by uuid,
    is_walk_in boolean DEFAULT false NOT NULL,
    price_level text DEFAULT 'retail'::text NOT NULL,
    tax_exempt boolean DEFAULT false NOT NULL,
    tax_certificate text,
    tax_certificate_until date,
    name_key text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL,
    phone_key text GENERATED ALWAYS AS (regexp_replace(phone, '\D'::text, ''::text, 'g'::text)) STORED NOT NULL,
    CONSTRAINT customers_check CHECK ((NOT (is_walk_in AND (removed_at IS NOT NULL)))),
    CONSTRAINT customers_customer_type_check CHECK ((customer_type = ANY (ARRAY['cash_check'::text, 'credit_card'::text, 'terms_account'::text]))),
    CONSTRAINT customers_payment_terms_check CHECK ((payment_terms = ANY (ARRAY['cod'::text, 'net_15'::text, 'net_30'::text]))),
    CONSTRAINT customers_price_level_check CHECK ((price_level = ANY (ARRAY['retail'::text, 'shop'::text, 'fleet'::text])))
);


CREATE TABLE public.defect_certifications (
    defect_id uuid NOT NULL,
    outcome text NOT NULL,
    note text,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    signature_name text NOT NULL,
    signature_email text NOT NULL,
    signed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT defect_certifications_outcome_check CHECK ((outcome = ANY (ARRAY['repaired'::text, 'not_necessary'::text])))
);


CREATE TABLE public.defect_photos (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    defect_id uuid NOT NULL,
    photo_id uuid NOT NULL,
    user_id uuid NOT NULL,
    added_at timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE public.defects (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    vehicle_id uuid NOT NULL,
    inspection_id uuid NOT NULL,
    item text NOT NULL,
    note text NOT NULL,
    cannot_be_driven boolean NOT NULL,
    breakdown_id uuid
);


CREATE TABLE public.files (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    shows_money boolean NOT NULL,
    content_type text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    bytes bytea NOT NULL,
    thumbnail bytea NOT NULL,
    original_name text,
    attached_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT files_height_check CHECK ((height > 0)),
    CONSTRAINT files_width_check CHECK ((width > 0))
);
ALTER TABLE ONLY public.files ALTER COLUMN bytes SET STORAGE EXTERNAL;
ALTER TABLE ONLY public.files ALTER COLUMN thumbnail SET STORAGE EXTERNAL;


CREATE TABLE public.form_posts (
    token text NOT NULL,
    account_id uuid DEFAULT public.current_account_id(),
    result jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE public.fuel_receipts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    vehicle_id uuid NOT NULL,
    user_id uuid NOT NULL,
    receipt_date date NOT NULL,
    product text DEFAULT 'diesel'::text NOT NULL,
    gallons numeric(10,3),
    price_per_gallon numeric(10,3),
    total_cost numeric(12,2) NOT NULL,
    filled_up boolean DEFAULT true NOT NULL,
    missed_before boolean DEFAULT false NOT NULL,
    state text,
    meter_reading_id uuid,
    photo_id uuid,
    notes text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    removed_at timestamp with time zone,
    removed_by uuid,
    import_id uuid,
    CONSTRAINT fuel_receipts_gallons_check CHECK ((gallons > (0)::numeric)),
    CONSTRAINT fuel_receipts_price_per_gallon_check CHECK ((price_per_gallon >= (0)::numeric)),
    CONSTRAINT fuel_receipts_product_check CHECK ((product = ANY (ARRAY['diesel'::text, 'gasoline'::text, 'def'::text, 'reefer'::text, 'other'::text]))),
    CONSTRAINT fuel_receipts_state_check CHECK ((state ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT fuel_receipts_total_cost_check CHECK ((total_cost >= (0)::numeric))
);


CREATE TABLE public.held_posts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    path text NOT NULL,
    content_type text NOT NULL,
    body bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    taken_at timestamp with time zone
);


CREATE TABLE public.imported_items (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    import_id uuid NOT NULL,
    item_id uuid NOT NULL,
    line integer NOT NULL,
    was_added boolean NOT NULL,
    before jsonb,
    version_after integer NOT NULL
);


CREATE TABLE public.imports (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    file_name text NOT NULL,
    content text NOT NULL,
    settings jsonb NOT NULL,
    state text DEFAULT 'draft'::text NOT NULL,
    written integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    confirmed_at timestamp with time zone,
    undone_at timestamp with time zone,
    CONSTRAINT imports_kind_check CHECK ((kind = ANY (ARRAY['vehicles'::text, 'fuel'::text, 'service'::text, 'inventory'::text]))),
    CONSTRAINT imports_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'confirmed'::text, 'undone'::text])))
);


CREATE TABLE public.inspection_acknowledgements (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    inspection_id uuid NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    signature_name text NOT NULL,
    signature_email text NOT NULL,
    signed_at timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE public.inspection_checks (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    inspection_id uuid NOT NULL,
    item text NOT NULL,
    result text NOT NULL,
    CONSTRAINT inspection_checks_result_check CHECK ((result = ANY (ARRAY['ok'::text, 'defect'::text, 'not_applicable'::text])))
);


CREATE TABLE public.inspection_corrections (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    inspection_id uuid NOT NULL,
    correction text NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    signature_name text NOT NULL,
    signature_email text NOT NULL,
    signed_at timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE public.inspections (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    vehicle_id uuid NOT NULL,
    kind text NOT NULL,
    company_name text NOT NULL,
    vehicle_title text NOT NULL,
    unit_number text,
    vin text,
    serial_number text,
    meter_reading_id uuid,
    notes text,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    signature_name text NOT NULL,
    signature_email text NOT NULL,
    signed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT inspections_kind_check CHECK ((kind = ANY (ARRAY['pre_trip'::text, 'post_trip'::text])))
);


CREATE TABLE public.installation (
    one_row boolean DEFAULT true NOT NULL,
    request_role text NOT NULL,
    secret text NOT NULL,
    listen_url text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT installation_one_row_check CHECK (one_row)
);


CREATE TABLE public.inventory_items (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    customer_id uuid,
    part_number text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    manufacturer text DEFAULT ''::text NOT NULL,
    vendor text DEFAULT ''::text NOT NULL,
    cost numeric(12,2),
    average_cost numeric(14,4),
    sales_price numeric(12,2),
    core_charge numeric(12,2),
    bin_location text DEFAULT ''::text NOT NULL,
    quantity integer DEFAULT 0 NOT NULL,
    short integer DEFAULT 0 NOT NULL,
    reorder_point integer DEFAULT 0 NOT NULL,
    last_counted timestamp with time zone,
    last_counted_by uuid,
    low_told_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    archived_at timestamp with time zone,
    archived_by uuid,
    import_id uuid,
    number_key text GENERATED ALWAYS AS (lower(part_number)) STORED NOT NULL,
    part_key text GENERATED ALWAYS AS (public.part_key(part_number)) STORED NOT NULL,
    description_key text GENERATED ALWAYS AS (lower("left"(description, 100))) STORED NOT NULL,
    vendor_key text GENERATED ALWAYS AS (lower(vendor)) STORED NOT NULL,
    bin_key text GENERATED ALWAYS AS (lower(bin_location)) STORED NOT NULL,
    price_cents bigint GENERATED ALWAYS AS (((COALESCE(sales_price, (0)::numeric) * (100)::numeric))::bigint) STORED NOT NULL,
    owner_id uuid GENERATED ALWAYS AS (COALESCE(customer_id, account_id)) STORED NOT NULL,
    CONSTRAINT inventory_items_average_cost_check CHECK ((average_cost >= (0)::numeric)),
    CONSTRAINT inventory_items_core_charge_check CHECK ((core_charge >= (0)::numeric)),
    CONSTRAINT inventory_items_cost_check CHECK ((cost >= (0)::numeric)),
    CONSTRAINT inventory_items_part_number_check CHECK (((part_number = btrim(part_number)) AND (part_number <> ''::text))),
    CONSTRAINT inventory_items_quantity_check CHECK (((quantity >= 0) AND (quantity <= 99999999))),
    CONSTRAINT inventory_items_reorder_point_check CHECK (((reorder_point >= 0) AND (reorder_point <= 99999999))),
    CONSTRAINT inventory_items_sales_price_check CHECK ((sales_price >= (0)::numeric)),
    CONSTRAINT inventory_items_short_check CHECK ((short >= 0))
)
WITH (fillfactor='85');


CREATE TABLE public.inventory_search (
    account_id uuid NOT NULL,
    item_id uuid NOT NULL,
    owner_id uuid NOT NULL,
    part_key text NOT NULL,
    document text NOT NULL
);


CREATE TABLE public.inventory_sizes (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    items integer DEFAULT 0 NOT NULL
);


CREATE TABLE public.invoice_events (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    invoice_id uuid NOT NULL,
    "position" bigint NOT NULL,
    happened_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    user_id uuid NOT NULL,
    author text NOT NULL,
    what text NOT NULL,
    status_before text,
    status_after text,
    note text,
    CONSTRAINT invoice_events_what_check CHECK ((what = ANY (ARRAY['created'::text, 'issued'::text, 'status'::text, 'paid'::text, 'payment_reversed'::text, 'credited'::text, 'credit_cancelled'::text, 'mailed'::text])))
);


ALTER TABLE public.invoice_events ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.invoice_events_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


CREATE TABLE public.invoice_items (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    invoice_id uuid NOT NULL,
    line integer NOT NULL,
    kind text DEFAULT 'sale'::text NOT NULL,
    inventory_item_id uuid,
    part_number text NOT NULL,
    part_key text GENERATED ALWAYS AS (public.part_key(part_number)) STORED NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    quantity integer NOT NULL,
    unit_price numeric(14,4) NOT NULL,
    discount_percent numeric(5,2) DEFAULT 0 NOT NULL,
    tax_included boolean DEFAULT true NOT NULL,
    line_total numeric(14,2) NOT NULL,
    credits_line_id uuid,
    restocked integer DEFAULT 0 NOT NULL,
    CONSTRAINT invoice_items_check CHECK (((restocked >= 0) AND (restocked <= quantity))),
    CONSTRAINT invoice_items_discount_percent_check CHECK (((discount_percent >= (0)::numeric) AND (discount_percent <= (100)::numeric))),
    CONSTRAINT invoice_items_kind_check CHECK ((kind = ANY (ARRAY['sale'::text, 'core_charge'::text, 'core_return'::text, 'lost'::text]))),
    CONSTRAINT invoice_items_quantity_check CHECK (((quantity >= 0) AND (quantity <= 99999999))),
    CONSTRAINT invoice_items_unit_price_check CHECK ((unit_price >= (0)::numeric))
);


CREATE TABLE public.invoice_numbers (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    invoices integer DEFAULT 0 NOT NULL,
    credit_notes integer DEFAULT 0 NOT NULL
);


CREATE TABLE public.invoices (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    kind text DEFAULT 'invoice'::text NOT NULL,
    credits_id uuid,
    number integer,
    invoice_number text GENERATED ALWAYS AS ((
CASE kind
    WHEN 'credit_note'::text THEN 'CN-'::text
    ELSE 'INV-'::text
END || lpad((number)::text, GREATEST(3, length((number)::text)), '0'::text))) STORED,
    status text DEFAULT 'draft'::text NOT NULL,
    issued_at timestamp with time zone,
    customer_id uuid,
    customer_name text DEFAULT ''::text NOT NULL,
    customer_phone text DEFAULT ''::text NOT NULL,
    customer_email text,
    customer_address text,
    customer_key text GENERATED ALWAYS AS (lower(customer_name)) STORED NOT NULL,
    terms text,
    tax_certificate text,
    invoice_date date NOT NULL,
    due_date date,
    po_number text,
    notes text,
    subtotal numeric(14,2) DEFAULT 0 NOT NULL,
    tax_rate numeric(6,3) DEFAULT 0 NOT NULL,
    tax_rate_unread text,
    tax_amount numeric(14,2) DEFAULT 0 NOT NULL,
    total numeric(14,2) DEFAULT 0 NOT NULL,
    paid numeric(14,2) DEFAULT 0 NOT NULL,
    credited numeric(14,2) DEFAULT 0 NOT NULL,
    open_balance numeric(14,2) GENERATED ALWAYS AS ((
CASE
    WHEN ((kind = 'invoice'::text) AND (status = ANY (ARRAY['finalized'::text, 'sent'::text, 'paid'::text]))) THEN (total - credited)
    ELSE (0)::numeric
END - paid)) STORED NOT NULL,
    payment_method text,
    letterhead_id uuid,
    printed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    removed_at timestamp with time zone,
    removed_by uuid,
    CONSTRAINT invoices_check CHECK (((number IS NULL) = (issued_at IS NULL))),
    CONSTRAINT invoices_check1 CHECK (((issued_at IS NULL) OR (removed_at IS NULL))),
    CONSTRAINT invoices_check2 CHECK (((kind = 'credit_note'::text) = (credits_id IS NOT NULL))),
    CONSTRAINT invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
    CONSTRAINT invoices_payment_method_check CHECK ((payment_method = ANY (ARRAY['cod'::text, 'credit_card'::text, 'terms_account'::text]))),
    CONSTRAINT invoices_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'finalized'::text, 'sent'::text, 'paid'::text, 'cancelled'::text]))),
    CONSTRAINT invoices_tax_rate_check CHECK (((tax_rate >= (0)::numeric) AND (tax_rate <= (100)::numeric))),
    CONSTRAINT invoices_terms_check CHECK ((terms = ANY (ARRAY['cod'::text, 'net_15'::text, 'net_30'::text])))
);


CREATE TABLE public.item_numbers (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    item_id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    number text NOT NULL,
    company text DEFAULT ''::text NOT NULL,
    last_cost numeric(12,2),
    last_cost_on date,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    import_id uuid,
    number_key text GENERATED ALWAYS AS (public.part_key(number)) STORED NOT NULL,
    CONSTRAINT item_numbers_kind_check CHECK ((kind = ANY (ARRAY['same'::text, 'replaces'::text, 'replaced_by'::text, 'fits_instead'::text, 'bar_code'::text, 'vendor'::text]))),
    CONSTRAINT item_numbers_last_cost_check CHECK ((last_cost >= (0)::numeric)),
    CONSTRAINT item_numbers_number_check CHECK (((number = btrim(number)) AND (number <> ''::text)))
);


CREATE TABLE public.kit_lines (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    kit_id uuid NOT NULL,
    item_id uuid NOT NULL,
    line integer NOT NULL,
    quantity integer NOT NULL,
    CONSTRAINT kit_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 9999)))
);


CREATE TABLE public.kits (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    notes text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    removed_at timestamp with time zone,
    removed_by uuid
);


CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


CREATE TABLE public.letterheads (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    company_name text NOT NULL,
    header_text text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    tax_id text DEFAULT ''::text NOT NULL,
    logo_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE public.lost_sales (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    item_id uuid,
    part_number text NOT NULL,
    part_key text GENERATED ALWAYS AS (public.part_key(part_number)) STORED NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    quantity integer NOT NULL,
    customer_id uuid,
    invoice_id uuid,
    note text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    removed_at timestamp with time zone,
    removed_by uuid,
    CONSTRAINT lost_sales_quantity_check CHECK (((quantity >= 1) AND (quantity <= 99999999)))
);


CREATE TABLE public.low_stock_mailings (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    looked_on date NOT NULL
);


CREATE TABLE public.mails (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id(),
    kind text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    state text DEFAULT 'queued'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text,
    next_attempt_at timestamp with time zone,
    expires_at timestamp with time zone,
    sent_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    about_id uuid,
    CONSTRAINT mails_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'not_configured'::text])))
);


CREATE TABLE public.meter_readings (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    vehicle_id uuid NOT NULL,
    user_id uuid,
    meter_number integer DEFAULT 1 NOT NULL,
    value numeric(9,1) NOT NULL,
    unit text NOT NULL,
    read_on date NOT NULL,
    source text NOT NULL,
    recorded_at timestamp with time zone DEFAULT now() NOT NULL,
    struck_at timestamp with time zone,
    struck_by uuid,
    strike_reason text,
    import_id uuid,
    CONSTRAINT meter_readings_meter_number_check CHECK ((meter_number >= 1)),
    CONSTRAINT meter_readings_source_check CHECK ((source = ANY (ARRAY['vehicle'::text, 'meter'::text, 'opening'::text, 'closing'::text, 'part'::text, 'breakdown'::text, 'fuel'::text, 'service'::text, 'inspection'::text, 'reminder'::text]))),
    CONSTRAINT meter_readings_unit_check CHECK ((unit = ANY (ARRAY['mi'::text, 'km'::text, 'h'::text]))),
    CONSTRAINT meter_readings_value_check CHECK (((value >= (0)::numeric) AND (value <= (9999999)::numeric)))
);


CREATE TABLE public.operator_actions (
    id bigint NOT NULL,
    command text NOT NULL,
    target text NOT NULL,
    outcome text NOT NULL,
    operator text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);


ALTER TABLE public.operator_actions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.operator_actions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


CREATE TABLE public.parts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    vehicle_id uuid NOT NULL,
    user_id uuid NOT NULL,
    category text NOT NULL,
    part_number text,
    "position" text,
    vendor text,
    cost numeric(12,2),
    install_date date NOT NULL,
    meter_reading_id uuid,
    photo_id uuid,
    breakdown_id uuid,
    service_entry_id uuid,
    notes text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    removed_at timestamp with time zone,
    removed_by uuid,
    removed_as text,
    inventory_item_id uuid,
    quantity_taken integer,
    CONSTRAINT parts_cost_check CHECK ((cost >= (0)::numeric)),
    CONSTRAINT parts_quantity_taken_check CHECK (((quantity_taken >= 1) AND (quantity_taken <= 9999))),
    CONSTRAINT parts_removed_as_check CHECK ((removed_as = ANY (ARRAY['taken_off'::text, 'mistake'::text]))),
    CONSTRAINT parts_taken_check CHECK (((inventory_item_id IS NULL) = (quantity_taken IS NULL)))
);


CREATE TABLE public.password_resets (
    token_hash text NOT NULL,
    user_id uuid NOT NULL,
    mailed boolean NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    used_at timestamp with time zone
);


CREATE TABLE public.payments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    invoice_id uuid NOT NULL,
    user_id uuid NOT NULL,
    author text NOT NULL,
    amount numeric(14,2) NOT NULL,
    method text NOT NULL,
    paid_on date NOT NULL,
    reference text,
    note text,
    by_status boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    reversed_at timestamp with time zone,
    reversed_by uuid,
    reverse_reason text,
    CONSTRAINT payments_amount_check CHECK ((amount <> (0)::numeric)),
    CONSTRAINT payments_method_check CHECK ((method = ANY (ARRAY['cash'::text, 'check'::text, 'card'::text, 'transfer'::text, 'other'::text])))
);


CREATE TABLE public.profiles (
    id uuid NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    dashboard_sections text[] DEFAULT '{fleet_data}'::text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    is_counter boolean DEFAULT false NOT NULL
);


CREATE TABLE public.reminder_completions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    reminder_id uuid NOT NULL,
    service_entry_id uuid,
    user_id uuid NOT NULL,
    done_on date NOT NULL,
    meter_reading_id uuid,
    next_due_on date,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    removed_at timestamp with time zone,
    removed_by uuid
);


CREATE TABLE public.reminder_mailings (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    looked_on date NOT NULL
);


CREATE TABLE public.reminder_notices (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    reminder_id uuid NOT NULL,
    state text NOT NULL,
    cycle text NOT NULL,
    sent_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT reminder_notices_state_check CHECK ((state = ANY (ARRAY['due_soon'::text, 'overdue'::text])))
);


CREATE TABLE public.reminders (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    vehicle_id uuid NOT NULL,
    user_id uuid NOT NULL,
    task text NOT NULL,
    every_use numeric(9,1),
    use_unit text,
    every_months integer,
    due_on date,
    soon_use numeric(9,1),
    soon_days integer DEFAULT 14 NOT NULL,
    notes text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    removed_at timestamp with time zone,
    removed_by uuid,
    CONSTRAINT reminders_check CHECK ((num_nonnulls(every_use, every_months, due_on) > 0)),
    CONSTRAINT reminders_check1 CHECK (((every_use IS NULL) = (use_unit IS NULL))),
    CONSTRAINT reminders_every_months_check CHECK (((every_months >= 1) AND (every_months <= 600))),
    CONSTRAINT reminders_every_use_check CHECK ((every_use > (0)::numeric)),
    CONSTRAINT reminders_soon_days_check CHECK (((soon_days >= 0) AND (soon_days <= 366))),
    CONSTRAINT reminders_soon_use_check CHECK ((soon_use >= (0)::numeric)),
    CONSTRAINT reminders_use_unit_check CHECK ((use_unit = ANY (ARRAY['mi'::text, 'km'::text, 'h'::text])))
);


CREATE TABLE public.service_entries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    vehicle_id uuid NOT NULL,
    user_id uuid NOT NULL,
    service_date date NOT NULL,
    description text NOT NULL,
    own_shop boolean DEFAULT true NOT NULL,
    vendor text,
    labor_cost numeric(12,2),
    other_cost numeric(12,2),
    meter_reading_id uuid,
    photo_id uuid,
    notes text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    removed_at timestamp with time zone,
    removed_by uuid,
    import_id uuid,
    CONSTRAINT service_entries_labor_cost_check CHECK ((labor_cost >= (0)::numeric)),
    CONSTRAINT service_entries_other_cost_check CHECK ((other_cost >= (0)::numeric))
);


CREATE TABLE public.sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    token_hash text NOT NULL,
    user_id uuid NOT NULL,
    device text NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone,
    revoked boolean DEFAULT false NOT NULL
);


CREATE TABLE public.stock_movements (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    item_id uuid NOT NULL,
    "position" bigint NOT NULL,
    moved_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    user_id uuid NOT NULL,
    author text NOT NULL,
    reason text NOT NULL,
    document_type text,
    document_id uuid,
    quantity_before integer NOT NULL,
    quantity_change integer NOT NULL,
    quantity_after integer NOT NULL,
    short integer DEFAULT 0 NOT NULL,
    unit_cost numeric(12,2),
    bin_before text,
    bin_after text,
    supplier text,
    reference text,
    note text,
    CONSTRAINT stock_movements_check CHECK ((quantity_after = (quantity_before + quantity_change))),
    CONSTRAINT stock_movements_check1 CHECK (((document_type IS NULL) = (document_id IS NULL))),
    CONSTRAINT stock_movements_document_type_check CHECK ((document_type = ANY (ARRAY['count'::text, 'import'::text, 'part'::text, 'invoice'::text]))),
    CONSTRAINT stock_movements_quantity_after_check CHECK ((quantity_after >= 0)),
    CONSTRAINT stock_movements_quantity_before_check CHECK ((quantity_before >= 0)),
    CONSTRAINT stock_movements_reason_check CHECK ((reason = ANY (ARRAY['added'::text, 'edited'::text, 'received'::text, 'adjusted'::text, 'moved'::text, 'counted'::text, 'sold'::text, 'returned'::text, 'installed'::text, 'uninstalled'::text, 'imported'::text, 'import_undone'::text, 'deleted'::text]))),
    CONSTRAINT stock_movements_short_check CHECK ((short >= 0)),
    CONSTRAINT stock_movements_unit_cost_check CHECK ((unit_cost >= (0)::numeric))
);


ALTER TABLE public.stock_movements ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.stock_movements_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


CREATE TABLE public.users (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    role text DEFAULT 'user'::text NOT NULL,
    email_confirmed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT users_email_check CHECK ((email = lower(email))),
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'user'::text, 'limited_user'::text, 'demo'::text, 'waitlist'::text])))
);


CREATE TABLE public.vehicle_absences (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    vehicle_id uuid NOT NULL,
    left_at timestamp with time zone DEFAULT now() NOT NULL,
    reason text,
    returned_at timestamp with time zone
);


CREATE TABLE public.vehicle_counts (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    in_service integer NOT NULL,
    CONSTRAINT vehicle_counts_in_service_check CHECK ((in_service >= 0))
);


CREATE TABLE public.vehicles (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    vin text,
    serial_number text,
    make_model text NOT NULL,
    unit_number text,
    engine_serial text,
    tire_size text,
    lessor text,
    make text,
    model text,
    year integer,
    vehicle_type text,
    engine_model text,
    body_class text,
    engine_manufacturer text,
    gvwr text,
    decode_source text,
    decoded_at timestamp with time zone,
    before_decode jsonb,
    add_date timestamp with time zone DEFAULT now() NOT NULL,
    archived_at timestamp with time zone,
    archive_reason text,
    version integer DEFAULT 1 NOT NULL,
    last_six text GENERATED ALWAYS AS (lower("right"(COALESCE(vin, serial_number), 6))) STORED,
    unit_key text GENERATED ALWAYS AS (lower(unit_number)) STORED,
    meter_unit text DEFAULT 'mi'::text NOT NULL,
    import_id uuid,
    CONSTRAINT vehicles_check CHECK ((num_nonnulls(vin, serial_number) <= 1)),
    CONSTRAINT vehicles_decode_source_check CHECK ((decode_source = ANY (ARRAY['tables'::text, 'online'::text, 'typed'::text]))),
    CONSTRAINT vehicles_meter_unit_check CHECK ((meter_unit = ANY (ARRAY['mi'::text, 'km'::text, 'h'::text]))),
    CONSTRAINT vehicles_vin_check CHECK (((vin ~ '^.{17}$'::text) AND (vin = upper(vin))))
);


CREATE TABLE public.vpic_pattern (
    schema_id integer NOT NULL,
    element text NOT NULL,
    keys text NOT NULL,
    value text NOT NULL
);


CREATE TABLE public.vpic_stamp (
    one_row boolean DEFAULT true NOT NULL,
    stamp text NOT NULL,
    CONSTRAINT vpic_stamp_one_row_check CHECK (one_row)
);


CREATE TABLE public.vpic_wmi (
    wmi text NOT NULL,
    makes text[] NOT NULL,
    vehicle_type text NOT NULL,
    manufacturer text NOT NULL,
    truck_type smallint
);


CREATE TABLE public.vpic_wmi_schema (
    wmi text NOT NULL,
    schema_id integer NOT NULL,
    year_from smallint NOT NULL,
    year_to smallint
);


INSERT INTO graphile_worker.migrations VALUES
	(1, '2026-11-29 00:45:05.696117+00', true),
	(2, '2026-11-29 00:45:05.723009+00', false),
	(3, '2026-11-29 00:45:05.747421+00', true),
	(4, '2026-11-29 00:45:05.755475+00', false),
	(5, '2026-11-29 00:45:05.759895+00', false),
	(6, '2026-11-29 00:45:05.778439+00', false),
	(7, '2026-11-29 00:45:05.800746+00', false),
	(8, '2026-11-29 00:45:05.807198+00', false),
	(9, '2026-11-29 00:45:05.823263+00', false),
	(10, '2026-11-29 00:45:05.83336+00', false),
	(11, '2026-11-29 00:45:05.836003+00', true),
	(12, '2026-11-29 00:45:05.920942+00', false),
	(13, '2026-11-29 00:45:05.926336+00', true),
	(14, '2026-11-29 00:45:05.931065+00', true),
	(15, '2026-11-29 00:45:05.935265+00', false),
	(16, '2026-11-29 00:45:05.938574+00', true),
	(17, '2026-11-29 00:45:05.942081+00', false),
	(18, '2026-11-29 00:45:05.974087+00', false);


INSERT INTO public.accounts VALUES
	('9b5f17eb-2f71-47f4-9d87-3b89c8805d23', 'ACC77122540', 'Prairie Owner-Operator (sample)', '100 Main Street, Springfield, IL 62701', '(555) 555-0100', '{fleet_owner_op}', NULL, 'America/Chicago', 'free', 1, '2026-11-29 00:45:13.224649+00'),
	('da9c465f-af15-4fc3-a6c3-32bac49712a2', 'ACC93028812', 'Ridgeline Hauling (sample)', '100 Main Street, Springfield, IL 62701', '(555) 555-0100', '{fleet_with_inventory}', NULL, 'America/Chicago', 'pro', 1, '2026-11-29 00:45:13.224649+00'),
	('eeaa1455-2e31-413e-a531-fb1a447f697f', 'ACC24544485', 'Lakeshore Fleet & Parts (sample)', '100 Main Street, Springfield, IL 62701', '(555) 555-0100', '{fleet_with_inventory}', NULL, 'America/Chicago', 'enterprise', 1, '2026-11-29 00:45:13.224649+00');


INSERT INTO public.breakdowns VALUES
	('0f9cf979-befe-4b0d-b36f-e12b6ac71924', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', 'Electrical Problem', '2026-11-03', 'fixed', 210.00, '91a2b293-3c00-450a-b4ed-11891ef208d4', NULL, 'Battery light on, towed to the yard.', '2026-11-29 00:45:13.224649+00', 1, NULL, NULL),
	('30899e2e-d58b-41b1-9fba-2bc464480a8e', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 'Electrical Problem', '2026-11-03', 'fixed', 210.00, '83640b66-9d01-4645-9075-519205966afd', NULL, 'Battery light on, towed to the yard.', '2026-11-29 00:45:13.224649+00', 1, NULL, NULL),
	('3e258ad6-98bc-419f-9701-63f74699b33b', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '2af77e06-23af-4a39-89a5-01065309b6d0', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 'Electrical Problem', '2026-11-03', 'fixed', 210.00, 'ec97672d-3a1e-4ed2-b761-91d62acfda13', NULL, 'Battery light on, towed to the yard.', '2026-11-29 00:45:13.224649+00', 1, NULL, NULL),
	('7760db7e-7bcf-45e6-9fee-cc9f35e1a05b', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'Electrical Problem', '2026-11-03', 'fixed', 210.00, '977c5b6e-9003-46b4-bbf3-a799591d0f2e', NULL, 'Battery light on, towed to the yard.', '2026-11-29 00:45:13.224649+00', 1, NULL, NULL),
	('1b7bbbad-f4fc-47a5-864a-fafcff6a559f', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'Electrical Problem', '2026-11-03', 'fixed', 210.00, 'f487b369-e38f-4735-8d2d-3e5c6e128d18', NULL, 'Battery light on, towed to the yard.', '2026-11-29 00:45:13.224649+00', 1, NULL, NULL);


INSERT INTO public.company_settings VALUES
	('eeaa1455-2e31-413e-a531-fb1a447f697f', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'd63af173-ff52-4d0f-b040-1925dacacc0f', 8.250, 10.00, 15.00, NULL, 1, '2026-11-29 00:45:13.224649+00', '');


INSERT INTO public.customers VALUES
	('5afd79e8-72a6-483f-80d6-a50b8f189eb7', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'Harbor Lines', '(555) 555-0144', 'office@harbor-lines.example', '9 Pier Road
Springfield, IL 62702', '62702', 'terms_account', 'net_30', '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, false, 'shop', false, NULL, NULL, DEFAULT, DEFAULT),
	('90813459-c4d9-4633-b8fd-d613e70052d5', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'Blue Mesa Transport', '(555) 555-0144', 'office@blue-mesa-transport.example', '9 Pier Road
Springfield, IL 62702', '62702', 'terms_account', 'net_30', '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, false, 'shop', false, NULL, NULL, DEFAULT, DEFAULT);


INSERT INTO public.fuel_receipts VALUES
	('edbada92-edb8-4664-81dc-bcc2c89ab390', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', '2026-10-27', 'diesel', 169.000, 3.680, 621.92, true, false, NULL, 'c92b9567-5cfa-498c-90da-2fe1fb798c9f', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('f7b1cea3-060c-405d-a5e1-c1613d72def0', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', '2026-10-31', 'diesel', 173.000, 3.670, 634.91, true, false, NULL, '793e1605-b031-4d64-a0bd-bef545390714', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('f3083ab6-3a7f-4358-bce7-378feaa8ed2d', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', '2026-11-04', 'diesel', 177.000, 3.660, 647.82, true, false, NULL, 'ebfc51ec-bd53-40d4-963a-0cc3057bb4e7', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('1f496457-d8ad-427e-aa71-6ad45bc1f9df', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', '2026-11-08', 'diesel', 170.000, 3.650, 620.50, true, false, NULL, '0c3a22e8-f215-4c8b-9d59-3a7929d26a6a', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('f7fa89b3-cdec-4bf0-918e-34e23e961538', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', '2026-11-12', 'diesel', 174.000, 3.640, 633.36, true, false, NULL, 'fe480764-3e69-4700-9a46-0ddcab869b3d', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('1efcd836-c58c-41df-bf49-08aaafdda08e', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', '2026-11-16', 'diesel', 178.000, 3.630, 646.14, true, false, NULL, 'cd1405d4-b0e5-4022-87c2-5a046365bc2a', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('2cb2ff26-9fe8-4a98-9840-362393bfffae', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', '2026-11-20', 'diesel', 171.000, 3.620, 619.02, true, false, NULL, '7b108c9e-42cd-4499-97f4-04602163b0a8', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('02522adf-641e-4b16-b2b8-c3201aff0cea', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', '2026-11-24', 'diesel', 40.000, 3.610, 144.40, false, false, NULL, 'c97f1a94-b1e6-4835-8cfd-e14e508f5dd3', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('2f618fff-c6b3-484f-8e89-d27411504c96', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', '2026-10-27', 'diesel', 169.000, 3.680, 621.92, true, false, NULL, '033ebeb2-27ed-4277-a738-45210fff5940', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('bce05c03-6f1e-41e1-8ab3-3a18a111f316', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', '2026-10-31', 'diesel', 173.000, 3.670, 634.91, true, false, NULL, '7bc3e502-15c6-464d-9c39-205180710ce6', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('0d2b557c-46d4-4dd2-937c-97b2f383b615', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', '2026-11-04', 'diesel', 177.000, 3.660, 647.82, true, false, NULL, '1cac8d70-2159-47e3-9dc3-ae6990736ef9', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('0d9899a9-8a05-44bd-b336-d349b91a727b', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', '2026-11-08', 'diesel', 170.000, 3.650, 620.50, true, false, NULL, 'f3e4a833-ba19-4989-9436-b060d96a2272', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('987ffb9b-0959-42a8-8d4c-0a7bf73a55ae', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', '2026-11-12', 'diesel', 174.000, 3.640, 633.36, true, false, NULL, '1e9775bb-7468-4386-8a4e-cc6514ca7bc0', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('bf6cec82-3e25-4e63-bcab-493202e59f82', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', '2026-11-16', 'diesel', 178.000, 3.630, 646.14, true, false, NULL, '1678b4c7-1758-4b44-83d9-1ebc48beb400', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('bc371c9c-68d6-49e0-b3ac-20f317c2424c', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', '2026-11-20', 'diesel', 171.000, 3.620, 619.02, true, false, NULL, '4b465499-5410-4716-b463-4a779c2c4d96', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('eab9b6af-c840-48a6-9648-14e80eded14e', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', '2026-11-24', 'diesel', 40.000, 3.610, 144.40, false, false, NULL, 'ac2404d3-903b-4db5-a21b-8f5e464e220e', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('23b2e5c4-1791-432f-80b0-359835206489', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '2af77e06-23af-4a39-89a5-01065309b6d0', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', '2026-10-27', 'diesel', 169.000, 3.680, 621.92, true, false, NULL, '9dd4e925-34d0-42fc-aee4-e00852983b7b', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('a9b662aa-06b5-486a-989a-40a560720f89', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '2af77e06-23af-4a39-89a5-01065309b6d0', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', '2026-10-31', 'diesel', 173.000, 3.670, 634.91, true, false, NULL, '3026ab6b-4696-4cda-823e-dbb2e02868cd', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('a2f49e15-0509-471c-9692-3fb266d35184', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '2af77e06-23af-4a39-89a5-01065309b6d0', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', '2026-11-04', 'diesel', 177.000, 3.660, 647.82, true, false, NULL, '3c40f847-31b9-436d-8206-c7b72912925f', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('59583968-e6ea-4292-b92e-596f96672812', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '2af77e06-23af-4a39-89a5-01065309b6d0', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', '2026-11-08', 'diesel', 170.000, 3.650, 620.50, true, false, NULL, '215ce881-53cf-46d1-8294-ad08f06853b2', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('dd3bb9f3-5a96-4560-b387-884a42da094d', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '2af77e06-23af-4a39-89a5-01065309b6d0', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', '2026-11-12', 'diesel', 174.000, 3.640, 633.36, true, false, NULL, 'e5bde28d-d9cf-45b4-9b72-5818b3069ad8', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('4b0b37fd-6302-4cba-9cc8-12fad3a5d8df', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '2af77e06-23af-4a39-89a5-01065309b6d0', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', '2026-11-16', 'diesel', 178.000, 3.630, 646.14, true, false, NULL, '52e6223c-6426-4ec0-abc9-5be39feacee4', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('9f04fcb2-2973-4a38-9496-c7198816ab0d', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '2af77e06-23af-4a39-89a5-01065309b6d0', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', '2026-11-20', 'diesel', 171.000, 3.620, 619.02, true, false, NULL, 'e27264fa-e6ca-4851-a17c-7bbc8e657f7d', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('d9ea33ef-a6f9-41ab-9ddd-0aa919e70d04', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '2af77e06-23af-4a39-89a5-01065309b6d0', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', '2026-11-24', 'diesel', 40.000, 3.610, 144.40, false, false, NULL, '765ea326-01cd-4ffa-9353-aff1858d4805', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('d0d8af4b-3aa1-4b07-9023-a466dd53b53c', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', '2026-10-27', 'diesel', 169.000, 3.680, 621.92, true, false, NULL, '47ab5da6-6ac8-46b9-9d57-fd9a54821dfa', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('71a6b14e-ce29-4e62-a451-b4b13972154c', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', '2026-10-31', 'diesel', 173.000, 3.670, 634.91, true, false, NULL, '259551d6-221d-49da-b260-a935102ecf05', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('3825d495-4730-41b1-befd-eb601928741b', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', '2026-11-04', 'diesel', 177.000, 3.660, 647.82, true, false, NULL, '9cc4b448-649f-4aa4-9676-9861099d4500', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('d24a04c4-7e9b-4e3a-8aeb-cb53a4d744f8', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', '2026-11-08', 'diesel', 170.000, 3.650, 620.50, true, false, NULL, 'e7177df4-0bfe-4520-877a-db538cf13aab', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('67ce9fbf-a4a7-4294-8c2b-b06687a97806', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', '2026-11-12', 'diesel', 174.000, 3.640, 633.36, true, false, NULL, '67dea044-b380-4ef1-aa66-2e08477a9156', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('0620e8c2-5b79-4648-a667-dc894073fe50', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', '2026-11-16', 'diesel', 178.000, 3.630, 646.14, true, false, NULL, 'ad234a55-1a1e-442d-8b0b-2a2c9f018ed9', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('ad6c595f-6bb2-402c-a2f2-a1ccd45016a6', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', '2026-11-20', 'diesel', 171.000, 3.620, 619.02, true, false, NULL, '4be71d18-e176-4965-b293-ec2b49bb9d7d', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('73879df5-4caf-467c-a503-30749466e350', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', '2026-11-24', 'diesel', 40.000, 3.610, 144.40, false, false, NULL, 'a1e2a65c-6c37-46a6-a2c2-3c0b40cdeab1', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('cf600060-0b57-4297-843e-dc924ccd118e', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', '2026-10-27', 'diesel', 169.000, 3.680, 621.92, true, false, NULL, '264592c9-d5d8-4a7d-b916-648ff4bda511', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('4c466dda-530c-4a34-a996-5948f0b3a0ca', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', '2026-10-31', 'diesel', 173.000, 3.670, 634.91, true, false, NULL, '1c89c622-31f7-4819-80f0-f5330a7b2734', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('6b7d17b7-f84e-4e96-a6ec-3d4523b0f77f', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', '2026-11-04', 'diesel', 177.000, 3.660, 647.82, true, false, NULL, '4f3da431-194a-4b49-ab9f-1cc5f7634ed6', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('0f8e764a-c9e7-4c15-9f56-45e621ed28b0', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', '2026-11-08', 'diesel', 170.000, 3.650, 620.50, true, false, NULL, '87e657f2-11d4-406c-ba5a-50f92418a26e', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('9ff300e4-8d4e-48b8-bec4-99938919a071', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', '2026-11-12', 'diesel', 174.000, 3.640, 633.36, true, false, NULL, 'd759c50a-e9c3-42ec-a7dc-4151975548a5', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('a7660742-83d3-43e8-b496-9af88c345252', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', '2026-11-16', 'diesel', 178.000, 3.630, 646.14, true, false, NULL, '50457b89-d4e2-4039-a721-0e534333df1d', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('e96430bd-a3ff-469a-8e11-cb4c336af0e0', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', '2026-11-20', 'diesel', 171.000, 3.620, 619.02, true, false, NULL, 'f58c27a0-93bb-4c3d-89e7-128307c85f3f', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('278e6da3-f992-4831-b7bb-82650d6305f1', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', '2026-11-24', 'diesel', 40.000, 3.610, 144.40, false, false, NULL, '01f141dd-70ca-47fc-9b87-71d7467f6111', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL);


INSERT INTO public.installation VALUES
	(true, 'fleettrack_request_released', '4376e0aa7867470cac3236bc432658949c12afa7c59c492ea7149cbe91f95eaf', NULL, '2026-11-29 00:45:02.55304+00');


INSERT INTO public.inventory_items VALUES
	('de04a4f4-a7df-4ceb-bd01-030a961ac120', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', NULL, 'LF9080', 'Oil filter, Cummins ISX', 'Fleetguard', 'FleetPride', 31.40, NULL, 47.95, NULL, 'A1', 14, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('7fe6aafd-33aa-4743-96a3-9cb7f301efb4', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', NULL, 'FF5825NN', 'Fuel filter', 'Fleetguard', 'FleetPride', 22.75, NULL, 34.50, NULL, 'A1', 3, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('9100a487-08fa-47cc-9685-46d76ed1e89f', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', NULL, 'B495', 'Oil filter, spin-on', 'Baldwin', 'FleetPride', 9.80, NULL, 15.95, NULL, 'A1', 22, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('9cc2a227-eca1-4f9e-94dc-02b8c788c4af', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', NULL, 'P181137', 'Air filter, primary', 'Donaldson', 'FleetPride', 61.20, NULL, 92.00, NULL, 'A2', 5, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('a1260bc0-b0b9-4350-8aab-504f00c59767', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', NULL, '109990', 'Air dryer cartridge AD-9', 'Bendix', 'FleetPride', 38.10, NULL, 59.95, NULL, 'A3', 6, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('b19c89fe-3b56-47bd-ac25-c76d9ac8ebd7', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', NULL, '4707Q-KIT', 'Brake shoe kit 16.5 x 7', 'Meritor', 'FleetPride', 54.00, NULL, 84.95, NULL, 'B1', 8, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('b39fc65d-f430-4f58-abd0-3f3b98a2091f', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', NULL, '3030', 'Brake chamber, type 30/30', 'Haldex', 'FleetPride', 41.50, NULL, 68.00, NULL, 'B1', 9, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('3372d1ea-745e-46a0-a9d2-44a12ab52d14', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', NULL, '370001A', 'Wheel seal, drive axle', 'Stemco', 'FleetPride', 24.90, NULL, 39.95, NULL, 'B2', 12, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('c4cdc445-3162-4877-9700-79e41645766a', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', NULL, 'W01-358-9781', 'Air spring, trailer', 'Firestone', 'FleetPride', 118.00, NULL, 179.00, NULL, 'B3', 2, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('c1a72f2e-dd3e-4370-881c-c7310aab2a16', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', NULL, '8600310', 'Alternator 12 V 160 A', 'Delco Remy', 'FleetPride', 289.00, NULL, 389.95, 75.00, 'C1', 1, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('d7311e22-3ceb-4e2b-8478-90be7cbc7d5a', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', NULL, '10202Y', 'LED marker lamp, yellow', 'Truck-Lite', 'FleetPride', 6.10, NULL, 11.50, NULL, 'C2', 40, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('73697d3b-eb67-4fe5-a947-18b8de6ff0d1', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', NULL, '15-3850', 'U-joint, 1810 series', 'Spicer', 'FleetPride', 47.30, NULL, 74.95, NULL, 'C3', 4, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('4fbcd55a-55ef-457c-8c96-c0789d1d2183', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7983cd1b-6437-4805-8baa-79ab6d47e54d', NULL, 'FF5825NN', 'Fuel filter', 'Fleetguard', 'FleetPride', 22.75, NULL, 34.50, NULL, 'A1', 3, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('cfd76a29-17ac-4b0d-9b8b-19e3fcccbff1', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7983cd1b-6437-4805-8baa-79ab6d47e54d', NULL, 'B495', 'Oil filter, spin-on', 'Baldwin', 'FleetPride', 9.80, NULL, 15.95, NULL, 'A1', 22, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('f0315ccc-71e9-4c76-aae6-778e44b65364', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7983cd1b-6437-4805-8baa-79ab6d47e54d', NULL, '109990', 'Air dryer cartridge AD-9', 'Bendix', 'FleetPride', 38.10, NULL, 59.95, NULL, 'A3', 6, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('3744cf6e-19b0-429b-bb20-05bb72bcf7bf', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7983cd1b-6437-4805-8baa-79ab6d47e54d', NULL, '370001A', 'Wheel seal, drive axle', 'Stemco', 'FleetPride', 24.90, NULL, 39.95, NULL, 'B2', 12, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('57a5d243-d243-412a-a7e1-0069a1657cba', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7983cd1b-6437-4805-8baa-79ab6d47e54d', NULL, 'W01-358-9781', 'Air spring, trailer', 'Firestone', 'FleetPride', 118.00, NULL, 179.00, NULL, 'B3', 2, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('5692455b-4fa5-4f04-abfe-e6b732812b3f', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7983cd1b-6437-4805-8baa-79ab6d47e54d', NULL, '10202Y', 'LED marker lamp, yellow', 'Truck-Lite', 'FleetPride', 6.10, NULL, 11.50, NULL, 'C2', 40, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('37a318f9-84d5-4a7f-bacd-d7914ef8a0b7', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7983cd1b-6437-4805-8baa-79ab6d47e54d', NULL, '15-3850', 'U-joint, 1810 series', 'Spicer', 'FleetPride', 47.30, NULL, 74.95, NULL, 'C3', 4, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('cf1c4d66-cd33-4739-a6fb-973942366b0c', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7983cd1b-6437-4805-8baa-79ab6d47e54d', NULL, 'P181137', 'Air filter, primary', 'Donaldson', 'FleetPride', 61.20, NULL, 92.00, NULL, 'A2', 4, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('e9791abe-7624-40ce-98dc-e317bf03614a', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7983cd1b-6437-4805-8baa-79ab6d47e54d', NULL, 'LF9080', 'Oil filter, Cummins ISX', 'Fleetguard', 'FleetPride', 31.40, NULL, 47.95, NULL, 'A1', 10, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('f2f82419-a39e-46fe-85b6-e7e34a3d024a', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7983cd1b-6437-4805-8baa-79ab6d47e54d', NULL, '4707Q-KIT', 'Brake shoe kit 16.5 x 7', 'Meritor', 'FleetPride', 54.00, NULL, 84.95, NULL, 'B1', 6, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('cf69f7da-8ce7-4ada-aa4d-962d3733cfe9', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7983cd1b-6437-4805-8baa-79ab6d47e54d', NULL, '3030', 'Brake chamber, type 30/30', 'Haldex', 'FleetPride', 41.50, NULL, 68.00, NULL, 'B1', 8, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('832123f3-6cba-4985-b657-fc84b87186f4', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7983cd1b-6437-4805-8baa-79ab6d47e54d', NULL, '8600310', 'Alternator 12 V 160 A', 'Delco Remy', 'FleetPride', 289.00, NULL, 389.95, 75.00, 'C1', 0, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT);


INSERT INTO public.inventory_search VALUES
	('da9c465f-af15-4fc3-a6c3-32bac49712a2', 'de04a4f4-a7df-4ceb-bd01-030a961ac120', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'LF9080', ' lf9080 oil filter, cummins isx fleetguard fleetpride a1 lf9080 oilfiltercumminsisxfleetguardfleetpride '),
	('da9c465f-af15-4fc3-a6c3-32bac49712a2', '7fe6aafd-33aa-4743-96a3-9cb7f301efb4', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'FF5825NN', ' ff5825nn fuel filter fleetguard fleetpride a1 ff5825nn fuelfilterfleetguardfleetpride '),
	('da9c465f-af15-4fc3-a6c3-32bac49712a2', '9100a487-08fa-47cc-9685-46d76ed1e89f', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'B495', ' b495 oil filter, spin-on baldwin fleetpride a1 b495 oilfilterspinonbaldwinfleetpride '),
	('da9c465f-af15-4fc3-a6c3-32bac49712a2', '9cc2a227-eca1-4f9e-94dc-02b8c788c4af', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'P181137', ' p181137 air filter, primary donaldson fleetpride a2 p181137 airfilterprimarydonaldsonfleetpride '),
	('da9c465f-af15-4fc3-a6c3-32bac49712a2', 'a1260bc0-b0b9-4350-8aab-504f00c59767', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '109990', ' 109990 air dryer cartridge ad-9 bendix fleetpride a3 109990 airdryercartridgead9bendixfleetpride '),
	('da9c465f-af15-4fc3-a6c3-32bac49712a2', 'b19c89fe-3b56-47bd-ac25-c76d9ac8ebd7', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4707QK1T', ' 4707q-kit brake shoe kit 16.5 x 7 meritor fleetpride b1 4707qk1t brakeshoekit165x7meritorfleetpride '),
	('da9c465f-af15-4fc3-a6c3-32bac49712a2', 'b39fc65d-f430-4f58-abd0-3f3b98a2091f', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '3030', ' 3030 brake chamber, type 30/30 haldex fleetpride b1 3030 brakechambertype3030haldexfleetpride '),
	('da9c465f-af15-4fc3-a6c3-32bac49712a2', '3372d1ea-745e-46a0-a9d2-44a12ab52d14', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '370001A', ' 370001a wheel seal, drive axle stemco fleetpride b2 370001a wheelsealdriveaxlestemcofleetpride '),
	('da9c465f-af15-4fc3-a6c3-32bac49712a2', 'c4cdc445-3162-4877-9700-79e41645766a', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'W013589781', ' w01-358-9781 air spring, trailer firestone fleetpride b3 w013589781 airspringtrailerfirestonefleetpride '),
	('da9c465f-af15-4fc3-a6c3-32bac49712a2', 'c1a72f2e-dd3e-4370-881c-c7310aab2a16', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '8600310', ' 8600310 alternator 12 v 160 a delco remy fleetpride c1 8600310 alternator12v160adelcoremyfleetpride '),
	('da9c465f-af15-4fc3-a6c3-32bac49712a2', 'd7311e22-3ceb-4e2b-8478-90be7cbc7d5a', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '10202Y', ' 10202y led marker lamp, yellow truck-lite fleetpride c2 10202y ledmarkerlampyellowtrucklitefleetpride '),
	('da9c465f-af15-4fc3-a6c3-32bac49712a2', '73697d3b-eb67-4fe5-a947-18b8de6ff0d1', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '153850', ' 15-3850 u-joint, 1810 series spicer fleetpride c3 153850 ujoint1810seriesspicerfleetpride '),
	('eeaa1455-2e31-413e-a531-fb1a447f697f', 'e9791abe-7624-40ce-98dc-e317bf03614a', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'LF9080', ' lf9080 oil filter, cummins isx fleetguard fleetpride a1 lf9080 oilfiltercumminsisxfleetguardfleetpride '),
	('eeaa1455-2e31-413e-a531-fb1a447f697f', '4fbcd55a-55ef-457c-8c96-c0789d1d2183', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'FF5825NN', ' ff5825nn fuel filter fleetguard fleetpride a1 ff5825nn fuelfilterfleetguardfleetpride '),
	('eeaa1455-2e31-413e-a531-fb1a447f697f', 'cfd76a29-17ac-4b0d-9b8b-19e3fcccbff1', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'B495', ' b495 oil filter, spin-on baldwin fleetpride a1 b495 oilfilterspinonbaldwinfleetpride '),
	('eeaa1455-2e31-413e-a531-fb1a447f697f', 'cf1c4d66-cd33-4739-a6fb-973942366b0c', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'P181137', ' p181137 air filter, primary donaldson fleetpride a2 p181137 airfilterprimarydonaldsonfleetpride '),
	('eeaa1455-2e31-413e-a531-fb1a447f697f', 'f0315ccc-71e9-4c76-aae6-778e44b65364', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '109990', ' 109990 air dryer cartridge ad-9 bendix fleetpride a3 109990 airdryercartridgead9bendixfleetpride '),
	('eeaa1455-2e31-413e-a531-fb1a447f697f', 'f2f82419-a39e-46fe-85b6-e7e34a3d024a', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '4707QK1T', ' 4707q-kit brake shoe kit 16.5 x 7 meritor fleetpride b1 4707qk1t brakeshoekit165x7meritorfleetpride '),
	('eeaa1455-2e31-413e-a531-fb1a447f697f', 'cf69f7da-8ce7-4ada-aa4d-962d3733cfe9', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '3030', ' 3030 brake chamber, type 30/30 haldex fleetpride b1 3030 brakechambertype3030haldexfleetpride '),
	('eeaa1455-2e31-413e-a531-fb1a447f697f', '3744cf6e-19b0-429b-bb20-05bb72bcf7bf', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '370001A', ' 370001a wheel seal, drive axle stemco fleetpride b2 370001a wheelsealdriveaxlestemcofleetpride '),
	('eeaa1455-2e31-413e-a531-fb1a447f697f', '57a5d243-d243-412a-a7e1-0069a1657cba', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'W013589781', ' w01-358-9781 air spring, trailer firestone fleetpride b3 w013589781 airspringtrailerfirestonefleetpride '),
	('eeaa1455-2e31-413e-a531-fb1a447f697f', '832123f3-6cba-4985-b657-fc84b87186f4', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '8600310', ' 8600310 alternator 12 v 160 a delco remy fleetpride c1 8600310 alternator12v160adelcoremyfleetpride '),
	('eeaa1455-2e31-413e-a531-fb1a447f697f', '5692455b-4fa5-4f04-abfe-e6b732812b3f', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '10202Y', ' 10202y led marker lamp, yellow truck-lite fleetpride c2 10202y ledmarkerlampyellowtrucklitefleetpride '),
	('eeaa1455-2e31-413e-a531-fb1a447f697f', '37a318f9-84d5-4a7f-bacd-d7914ef8a0b7', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '153850', ' 15-3850 u-joint, 1810 series spicer fleetpride c3 153850 ujoint1810seriesspicerfleetpride ');


INSERT INTO public.inventory_sizes VALUES
	('da9c465f-af15-4fc3-a6c3-32bac49712a2', 12),
	('eeaa1455-2e31-413e-a531-fb1a447f697f', 12);


INSERT INTO public.invoice_items VALUES
	('12dff04e-4f7e-4bd3-ab90-e6260b59a469', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '3c04a0fc-72ff-4742-a917-36bbe4e358bd', 1, 'sale', 'cf1c4d66-cd33-4739-a6fb-973942366b0c', 'P181137', DEFAULT, 'Air filter, primary', 1, 92.0000, 0.00, true, 92.00, NULL, 0),
	('e55fe204-835d-4403-88b9-7cd14f076b77', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '3c04a0fc-72ff-4742-a917-36bbe4e358bd', 2, 'sale', 'e9791abe-7624-40ce-98dc-e317bf03614a', 'LF9080', DEFAULT, 'Oil filter, Cummins ISX', 4, 47.9500, 0.00, true, 191.80, NULL, 0),
	('5c6937ca-e237-4038-a3f6-3723c0b95e7f', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'e13bc9ae-ff29-4a6b-970f-de2a596637dd', 1, 'sale', 'f2f82419-a39e-46fe-85b6-e7e34a3d024a', '4707Q-KIT', DEFAULT, 'Brake shoe kit 16.5 x 7', 2, 84.9500, 0.00, true, 169.90, NULL, 0),
	('072461c4-d85b-4d28-a574-355d4757bbda', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'e13bc9ae-ff29-4a6b-970f-de2a596637dd', 2, 'sale', 'cf69f7da-8ce7-4ada-aa4d-962d3733cfe9', '3030', DEFAULT, 'Brake chamber, type 30/30', 1, 68.0000, 0.00, true, 68.00, NULL, 0),
	('a56b7613-20c6-427b-a6d0-79200a6b16bc', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '42e291dc-0d91-4182-971c-1774932bdc58', 1, 'sale', '832123f3-6cba-4985-b657-fc84b87186f4', '8600310', DEFAULT, 'Alternator 12 V 160 A', 1, 389.9500, 0.00, true, 389.95, NULL, 0);


INSERT INTO public.invoice_numbers VALUES
	('eeaa1455-2e31-413e-a531-fb1a447f697f', 3, 0);


INSERT INTO public.invoices VALUES
	('3c04a0fc-72ff-4742-a917-36bbe4e358bd', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'invoice', NULL, 1, DEFAULT, 'sent', '2026-11-29 00:45:13.224649+00', '5afd79e8-72a6-483f-80d6-a50b8f189eb7', 'Harbor Lines', '(555) 555-0144', 'office@harbor-lines.example', '9 Pier Road
Springfield, IL 62702', DEFAULT, 'net_30', NULL, '2026-10-11', '2026-11-10', NULL, NULL, 283.80, 8.250, NULL, 23.41, 307.21, 0.00, 0.00, DEFAULT, 'terms_account', 'd63af173-ff52-4d0f-b040-1925dacacc0f', NULL, '2026-10-12 00:45:13.224649+00', 1, NULL, NULL),
	('e13bc9ae-ff29-4a6b-970f-de2a596637dd', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'invoice', NULL, 2, DEFAULT, 'paid', '2026-11-29 00:45:13.224649+00', '90813459-c4d9-4633-b8fd-d613e70052d5', 'Blue Mesa Transport', '(555) 555-0144', 'office@blue-mesa-transport.example', '9 Pier Road
Springfield, IL 62702', DEFAULT, 'net_30', NULL, '2026-11-16', '2026-12-16', NULL, NULL, 237.90, 8.250, NULL, 19.63, 257.53, 257.53, 0.00, DEFAULT, 'terms_account', 'd63af173-ff52-4d0f-b040-1925dacacc0f', NULL, '2026-11-17 00:45:13.224649+00', 1, NULL, NULL),
	('42e291dc-0d91-4182-971c-1774932bdc58', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'invoice', NULL, 3, DEFAULT, 'sent', '2026-11-29 00:45:13.224649+00', '5afd79e8-72a6-483f-80d6-a50b8f189eb7', 'Harbor Lines', '(555) 555-0144', 'office@harbor-lines.example', '9 Pier Road
Springfield, IL 62702', DEFAULT, 'net_30', NULL, '2026-11-25', '2026-12-25', NULL, NULL, 389.95, 8.250, NULL, 32.17, 422.12, 0.00, 0.00, DEFAULT, 'terms_account', 'd63af173-ff52-4d0f-b040-1925dacacc0f', NULL, '2026-11-26 00:45:13.224649+00', 1, NULL, NULL);


INSERT INTO public.kysely_migration VALUES
	('20261127T090000-request-role', '2026-11-29T00:45:02.955Z'),
	('20261127T090100-accounts', '2026-11-29T00:45:03.016Z'),
	('20261127T090200-sessions', '2026-11-29T00:45:03.261Z'),
	('20261127T090300-mails', '2026-11-29T00:45:03.303Z'),
	('20261127T091000-vpic', '2026-11-29T00:45:03.403Z'),
	('20261127T092000-vehicles', '2026-11-29T00:45:03.466Z'),
	('20261128T020000-files', '2026-11-29T00:45:03.523Z'),
	('20261128T020100-meter-readings', '2026-11-29T00:45:03.599Z'),
	('20261128T020200-breakdowns', '2026-11-29T00:45:03.756Z'),
	('20261128T020300-service', '2026-11-29T00:45:03.791Z'),
	('20261128T020400-parts', '2026-11-29T00:45:03.860Z'),
	('20261128T020500-fuel-receipts', '2026-11-29T00:45:03.878Z'),
	('20261128T020600-inspections', '2026-11-29T00:45:04.099Z'),
	('20261128T020700-reminders', '2026-11-29T00:45:04.311Z'),
	('20261128T020800-imports', '2026-11-29T00:45:04.411Z'),
	('20261128T060000-customers', '2026-11-29T00:45:04.491Z'),
	('20261128T060100-inventory', '2026-11-29T00:45:04.685Z'),
	('20261128T060200-inventory-search', '2026-11-29T00:45:04.827Z'),
	('20261128T060300-counts', '2026-11-29T00:45:04.952Z'),
	('20261128T060400-kits', '2026-11-29T00:45:05.056Z'),
	('20261128T060500-inventory-imports', '2026-11-29T00:45:05.084Z'),
	('20261128T060600-parts-from-stock', '2026-11-29T00:45:05.127Z'),
	('20261128T100000-counted-parts', '2026-11-29T00:45:05.143Z'),
	('20261128T130000-prices', '2026-11-29T00:45:05.187Z'),
	('20261128T130100-invoices', '2026-11-29T00:45:05.596Z'),
	('20261128T140000-customer-keys', '2026-11-29T00:45:05.627Z'),
	('20261128T140100-settings-author', '2026-11-29T00:45:05.631Z'),
	('20261128T150000-many-parts-at-once', '2026-11-29T00:45:05.633Z');


INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);


INSERT INTO public.letterheads VALUES
	('d63af173-ff52-4d0f-b040-1925dacacc0f', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'Lakeshore Fleet & Parts (sample)', '', '100 Main Street, Springfield, IL 62701', '(555) 555-0100', '', NULL, '2026-11-29 00:45:13.224649+00');


INSERT INTO public.meter_readings VALUES
	('a8cd9be5-4d92-447a-b94d-4a8d556ff684', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', 1, 612340.0, 'mi', '2026-11-27', 'vehicle', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('c92b9567-5cfa-498c-90da-2fe1fb798c9f', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', 1, 603140.0, 'mi', '2026-10-27', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('793e1605-b031-4d64-a0bd-bef545390714', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', 1, 604290.0, 'mi', '2026-10-31', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('ebfc51ec-bd53-40d4-963a-0cc3057bb4e7', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', 1, 605440.0, 'mi', '2026-11-04', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('0c3a22e8-f215-4c8b-9d59-3a7929d26a6a', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', 1, 606590.0, 'mi', '2026-11-08', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('fe480764-3e69-4700-9a46-0ddcab869b3d', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', 1, 607740.0, 'mi', '2026-11-12', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('cd1405d4-b0e5-4022-87c2-5a046365bc2a', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', 1, 608890.0, 'mi', '2026-11-16', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('7b108c9e-42cd-4499-97f4-04602163b0a8', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', 1, 610040.0, 'mi', '2026-11-20', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('c97f1a94-b1e6-4835-8cfd-e14e508f5dd3', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', 1, 611190.0, 'mi', '2026-11-24', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('91a2b293-3c00-450a-b4ed-11891ef208d4', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', 1, 605153.0, 'mi', '2026-11-03', 'breakdown', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('22e3ce05-63dc-4ca6-b9b6-977c06d34f17', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', 1, 605440.0, 'mi', '2026-11-04', 'part', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('08caff8b-6af5-4bb0-aa52-9d4315f7a3e1', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', 1, 600840.0, 'mi', '2026-10-19', 'service', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('899fd650-da3c-4283-8877-cb89a0978ad9', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', 1, 588140.0, 'mi', '2026-09-27', 'reminder', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('4b28cb68-55d5-47ec-b2df-ab256e2bdb2b', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', 1, 534340.0, 'mi', '2026-05-12', 'reminder', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('5357fb97-2fda-453a-9987-b1e6a530d748', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 481902.0, 'mi', '2026-11-27', 'vehicle', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('033ebeb2-27ed-4277-a738-45210fff5940', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 472702.0, 'mi', '2026-10-27', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('7bc3e502-15c6-464d-9c39-205180710ce6', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 473852.0, 'mi', '2026-10-31', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('1cac8d70-2159-47e3-9dc3-ae6990736ef9', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 475002.0, 'mi', '2026-11-04', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('f3e4a833-ba19-4989-9436-b060d96a2272', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 476152.0, 'mi', '2026-11-08', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('1e9775bb-7468-4386-8a4e-cc6514ca7bc0', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 477302.0, 'mi', '2026-11-12', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('1678b4c7-1758-4b44-83d9-1ebc48beb400', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 478452.0, 'mi', '2026-11-16', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('4b465499-5410-4716-b463-4a779c2c4d96', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 479602.0, 'mi', '2026-11-20', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('ac2404d3-903b-4db5-a21b-8f5e464e220e', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 480752.0, 'mi', '2026-11-24', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('83640b66-9d01-4645-9075-519205966afd', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 474715.0, 'mi', '2026-11-03', 'breakdown', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('9ec8f675-a19f-4c4f-af05-86f0b0c6e498', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 475002.0, 'mi', '2026-11-04', 'part', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('417ed66e-2ea9-4cbf-8028-66216e97a96c', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 470402.0, 'mi', '2026-10-19', 'service', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('2a0f95b2-9c13-4c6a-84f0-159f147fe077', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 456562.0, 'mi', '2026-09-19', 'reminder', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('4c166f11-4510-492e-89a1-6903154f322a', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 438902.0, 'mi', '2026-07-31', 'reminder', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('2e1ad112-312e-453e-b93c-aeac90f982cc', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '2af77e06-23af-4a39-89a5-01065309b6d0', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 733018.0, 'mi', '2026-11-27', 'vehicle', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('9dd4e925-34d0-42fc-aee4-e00852983b7b', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '2af77e06-23af-4a39-89a5-01065309b6d0', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 723818.0, 'mi', '2026-10-27', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('3026ab6b-4696-4cda-823e-dbb2e02868cd', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '2af77e06-23af-4a39-89a5-01065309b6d0', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 724968.0, 'mi', '2026-10-31', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('3c40f847-31b9-436d-8206-c7b72912925f', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '2af77e06-23af-4a39-89a5-01065309b6d0', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 726118.0, 'mi', '2026-11-04', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('215ce881-53cf-46d1-8294-ad08f06853b2', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '2af77e06-23af-4a39-89a5-01065309b6d0', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 727268.0, 'mi', '2026-11-08', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('e5bde28d-d9cf-45b4-9b72-5818b3069ad8', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '2af77e06-23af-4a39-89a5-01065309b6d0', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 728418.0, 'mi', '2026-11-12', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('52e6223c-6426-4ec0-abc9-5be39feacee4', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '2af77e06-23af-4a39-89a5-01065309b6d0', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 729568.0, 'mi', '2026-11-16', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('e27264fa-e6ca-4851-a17c-7bbc8e657f7d', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '2af77e06-23af-4a39-89a5-01065309b6d0', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 730718.0, 'mi', '2026-11-20', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('765ea326-01cd-4ffa-9353-aff1858d4805', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '2af77e06-23af-4a39-89a5-01065309b6d0', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 731868.0, 'mi', '2026-11-24', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('ec97672d-3a1e-4ed2-b761-91d62acfda13', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '2af77e06-23af-4a39-89a5-01065309b6d0', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 725831.0, 'mi', '2026-11-03', 'breakdown', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('1ba5938e-d7ab-4a20-b494-eecafb61c1f3', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '2af77e06-23af-4a39-89a5-01065309b6d0', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 726118.0, 'mi', '2026-11-04', 'part', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('cadf1764-4202-44f8-8619-a9ab1c05055a', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '2af77e06-23af-4a39-89a5-01065309b6d0', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 721518.0, 'mi', '2026-10-19', 'service', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('b4b05c8a-4610-4cd1-8ea2-97ccce2ed66d', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '992bee89-9b57-402f-b3aa-b585962825b2', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 1, 0.0, 'mi', '2026-11-27', 'vehicle', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('0967b460-45a4-4782-b6dd-80c4cad718b6', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 355771.0, 'mi', '2026-11-27', 'vehicle', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('47ab5da6-6ac8-46b9-9d57-fd9a54821dfa', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 346571.0, 'mi', '2026-10-27', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('259551d6-221d-49da-b260-a935102ecf05', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 347721.0, 'mi', '2026-10-31', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('9cc4b448-649f-4aa4-9676-9861099d4500', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 348871.0, 'mi', '2026-11-04', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('e7177df4-0bfe-4520-877a-db538cf13aab', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 350021.0, 'mi', '2026-11-08', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('67dea044-b380-4ef1-aa66-2e08477a9156', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 351171.0, 'mi', '2026-11-12', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('ad234a55-1a1e-442d-8b0b-2a2c9f018ed9', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 352321.0, 'mi', '2026-11-16', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('4be71d18-e176-4965-b293-ec2b49bb9d7d', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 353471.0, 'mi', '2026-11-20', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('a1e2a65c-6c37-46a6-a2c2-3c0b40cdeab1', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 354621.0, 'mi', '2026-11-24', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('977c5b6e-9003-46b4-bbf3-a799591d0f2e', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 348584.0, 'mi', '2026-11-03', 'breakdown', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('9df3a221-1ad4-4ae7-b17c-255728e58cf5', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 348871.0, 'mi', '2026-11-04', 'part', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('99a7b78b-bac3-4f92-81c0-1b63ececa4c5', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 344271.0, 'mi', '2026-10-19', 'service', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('48283ca9-84f7-4982-bfcf-9f195b033e40', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 343671.0, 'mi', '2026-10-29', 'reminder', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('e87e1b28-aac6-43b4-ab8b-66633e2747ce', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 215771.0, 'mi', '2025-11-13', 'reminder', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('98f3bd99-1134-4f1b-9fc6-24826468c468', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 128406.0, 'mi', '2026-11-27', 'vehicle', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('264592c9-d5d8-4a7d-b916-648ff4bda511', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 119206.0, 'mi', '2026-10-27', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('1c89c622-31f7-4819-80f0-f5330a7b2734', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 120356.0, 'mi', '2026-10-31', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('4f3da431-194a-4b49-ab9f-1cc5f7634ed6', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 121506.0, 'mi', '2026-11-04', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('87e657f2-11d4-406c-ba5a-50f92418a26e', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 122656.0, 'mi', '2026-11-08', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('d759c50a-e9c3-42ec-a7dc-4151975548a5', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 123806.0, 'mi', '2026-11-12', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('50457b89-d4e2-4039-a721-0e534333df1d', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 124956.0, 'mi', '2026-11-16', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('f58c27a0-93bb-4c3d-89e7-128307c85f3f', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 126106.0, 'mi', '2026-11-20', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('01f141dd-70ca-47fc-9b87-71d7467f6111', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 127256.0, 'mi', '2026-11-24', 'fuel', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('f487b369-e38f-4735-8d2d-3e5c6e128d18', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 121219.0, 'mi', '2026-11-03', 'breakdown', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('889ef968-11b7-48e9-bdb9-3e896119feed', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 121506.0, 'mi', '2026-11-04', 'part', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('dd0224c1-aecd-4203-a28d-d0aeb308281a', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 116906.0, 'mi', '2026-10-19', 'service', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('b972d31b-f26d-47ac-a342-3878bdc5ab4f', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 27406.0, 'mi', '2025-12-08', 'reminder', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('25f66ef1-47b7-4dfd-82f1-359e3a1dfac1', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '539694c6-84b7-4b21-b316-6e15dfa3f0f7', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 40112.0, 'mi', '2026-11-27', 'vehicle', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL),
	('86d9c01b-f520-4f88-8fbd-0462b1a8954a', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '5ac83d1a-6818-444e-a20a-3060e9abca98', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 1, 18904.0, 'mi', '2026-11-27', 'vehicle', '2026-11-29 00:45:13.224649+00', NULL, NULL, NULL, NULL);


INSERT INTO public.parts VALUES
	('483fa7a3-1d6c-443f-81f9-0ea7521499ca', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', 'alternator', '8600310', NULL, 'FleetPride', 389.95, '2026-11-04', '22e3ce05-63dc-4ca6-b9b6-977c06d34f17', NULL, '0f9cf979-befe-4b0d-b36f-e12b6ac71924', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, NULL, NULL),
	('e2a10897-272d-4496-9421-9bcecbf6829b', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 'alternator', '8600310', NULL, 'FleetPride', 389.95, '2026-11-04', '9ec8f675-a19f-4c4f-af05-86f0b0c6e498', NULL, '30899e2e-d58b-41b1-9fba-2bc464480a8e', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, NULL, NULL),
	('7688b25f-35cb-4454-a075-eff10a95047d', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '2af77e06-23af-4a39-89a5-01065309b6d0', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 'alternator', '8600310', NULL, 'FleetPride', 389.95, '2026-11-04', '1ba5938e-d7ab-4a20-b494-eecafb61c1f3', NULL, '3e258ad6-98bc-419f-9701-63f74699b33b', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, NULL, NULL),
	('dd93f324-b9d9-4d02-88d0-2a487e4b6c1d', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'alternator', '8600310', NULL, 'FleetPride', 389.95, '2026-11-04', '9df3a221-1ad4-4ae7-b17c-255728e58cf5', NULL, '7760db7e-7bcf-45e6-9fee-cc9f35e1a05b', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, NULL, NULL),
	('dfc8ddc5-eea6-4db0-88b5-274e94433377', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'alternator', '8600310', NULL, 'FleetPride', 389.95, '2026-11-04', '889ef968-11b7-48e9-bdb9-3e896119feed', NULL, '1b7bbbad-f4fc-47a5-864a-fafcff6a559f', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL, NULL, NULL);


INSERT INTO public.payments VALUES
	('8e902621-8b2c-406b-847d-7fca493464c8', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'e13bc9ae-ff29-4a6b-970f-de2a596637dd', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'enterprise@sample.example', 257.53, 'check', '2026-11-27', NULL, NULL, false, '2026-11-29 00:45:14.787755+00', NULL, NULL, NULL);


INSERT INTO public.profiles VALUES
	('ff41b951-9096-47f4-9cb0-23130e8adb3e', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '{fleet_data}', '2026-11-29 00:45:13.224649+00', false),
	('a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '{fleet_data}', '2026-11-29 00:45:13.224649+00', false),
	('7983cd1b-6437-4805-8baa-79ab6d47e54d', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '{fleet_data}', '2026-11-29 00:45:13.224649+00', false),
	('6ca8757b-037e-44ab-af25-0e139913e7a6', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '{fleet_data}', '2026-11-29 00:45:13.224649+00', false),
	('e1aa2534-37d6-4200-bd6e-362c0058b24b', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '{fleet_data}', '2026-11-29 00:45:13.224649+00', true);


INSERT INTO public.reminder_completions VALUES
	('eea17533-e2f2-47c5-85d3-0f24387e7892', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '7dac0a34-c9fe-4878-9456-0e183299b7a5', NULL, 'ff41b951-9096-47f4-9cb0-23130e8adb3e', '2026-09-27', '899fd650-da3c-4283-8877-cb89a0978ad9', NULL, '2026-11-29 00:45:13.224649+00', NULL, NULL),
	('c2e01bae-2901-484f-847f-34c2413c4f39', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '0cffe38c-67b1-4726-ae15-fa0c6c366d63', NULL, 'ff41b951-9096-47f4-9cb0-23130e8adb3e', '2026-05-12', '4b28cb68-55d5-47ec-b2df-ab256e2bdb2b', NULL, '2026-11-29 00:45:13.224649+00', NULL, NULL),
	('c1936e58-2883-417d-b7ad-a9885a8c3984', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'c7a31e15-3e94-4ed7-ade3-f8f180dc5b6e', NULL, 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', '2026-09-19', '2a0f95b2-9c13-4c6a-84f0-159f147fe077', NULL, '2026-11-29 00:45:13.224649+00', NULL, NULL),
	('f2ebd129-7625-4861-a162-6c6de58f3770', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '9e2ac222-7f8c-4176-b044-6ae951c75674', NULL, 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', '2026-07-31', '4c166f11-4510-492e-89a1-6903154f322a', NULL, '2026-11-29 00:45:13.224649+00', NULL, NULL),
	('e6f1972d-1d21-4b02-a68a-345ba48268d7', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '08214887-f941-4ece-a58f-03df8cb9274b', NULL, '7983cd1b-6437-4805-8baa-79ab6d47e54d', '2026-10-29', '48283ca9-84f7-4982-bfcf-9f195b033e40', NULL, '2026-11-29 00:45:13.224649+00', NULL, NULL),
	('76c46b0f-8217-4328-a4ab-36ef0df7c322', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'f4dcae7c-a971-4bc5-854f-044eb2ab68ad', NULL, '7983cd1b-6437-4805-8baa-79ab6d47e54d', '2025-11-13', 'e87e1b28-aac6-43b4-ab8b-66633e2747ce', NULL, '2026-11-29 00:45:13.224649+00', NULL, NULL),
	('25045ff3-fea9-4767-94b1-c2e3b2abbf73', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'e1a3c5f4-7bb4-4e89-9379-2765dbacf6f1', NULL, '7983cd1b-6437-4805-8baa-79ab6d47e54d', '2025-12-08', 'b972d31b-f26d-47ac-a342-3878bdc5ab4f', NULL, '2026-11-29 00:45:13.224649+00', NULL, NULL);


INSERT INTO public.reminders VALUES
	('7dac0a34-c9fe-4878-9456-0e183299b7a5', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', 'Oil and filters', 25000.0, 'mi', NULL, NULL, NULL, 14, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL),
	('0cffe38c-67b1-4726-ae15-fa0c6c366d63', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', 'Annual inspection (49 CFR 396.17)', NULL, NULL, 12, NULL, NULL, 14, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL),
	('c7a31e15-3e94-4ed7-ade3-f8f180dc5b6e', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 'Oil and filters', 25000.0, 'mi', NULL, NULL, NULL, 14, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL),
	('d53c7b72-9ac3-4798-9cd2-7c3ae2d56257', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 'Registration', NULL, NULL, 12, '2026-12-07', NULL, 14, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL),
	('9e2ac222-7f8c-4176-b044-6ae951c75674', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 'Annual inspection (49 CFR 396.17)', NULL, NULL, 12, NULL, NULL, 14, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL),
	('08214887-f941-4ece-a58f-03df8cb9274b', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'Oil and filters', 25000.0, 'mi', NULL, NULL, NULL, 14, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL),
	('f4dcae7c-a971-4bc5-854f-044eb2ab68ad', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'Air dryer cartridge', NULL, NULL, 12, NULL, NULL, 14, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL),
	('e1a3c5f4-7bb4-4e89-9379-2765dbacf6f1', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'Annual inspection (49 CFR 396.17)', NULL, NULL, 12, NULL, NULL, 14, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL);


INSERT INTO public.service_entries VALUES
	('d0a1c079-5d1f-47f2-865d-850467b3c62f', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', '499f8919-e730-46fc-9619-306868717600', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', '2026-10-19', 'Grease chassis, adjust brakes, check tires', true, NULL, 180.00, 22.50, '08caff8b-6af5-4bb0-aa52-9d4315f7a3e1', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('557c343f-f1c8-4733-a31c-fe5549a0c2e6', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', '2026-10-19', 'Grease chassis, adjust brakes, check tires', true, NULL, 180.00, 22.50, '417ed66e-2ea9-4cbf-8028-66216e97a96c', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('9bd694b4-ff77-4cb2-9c67-4de1d7f7db93', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '2af77e06-23af-4a39-89a5-01065309b6d0', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', '2026-10-19', 'Grease chassis, adjust brakes, check tires', true, NULL, 180.00, 22.50, 'cadf1764-4202-44f8-8619-a9ab1c05055a', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('6c521e10-1e9c-4540-8917-732ff773ab83', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'fb20bf01-9fc8-4c8e-a726-d08941ab33c5', '7983cd1b-6437-4805-8baa-79ab6d47e54d', '2026-10-19', 'Grease chassis, adjust brakes, check tires', true, NULL, 180.00, 22.50, '99a7b78b-bac3-4f92-81c0-1b63ececa4c5', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL),
	('1a84badd-bd1b-4de0-86a0-5356945fe841', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7e75b2a0-9aae-4df7-b723-1192cb0050fb', '7983cd1b-6437-4805-8baa-79ab6d47e54d', '2026-10-19', 'Grease chassis, adjust brakes, check tires', true, NULL, 180.00, 22.50, 'dd0224c1-aecd-4203-a28d-d0aeb308281a', NULL, NULL, '2026-11-29 00:45:13.224649+00', 1, NULL, NULL, NULL);


INSERT INTO public.stock_movements OVERRIDING SYSTEM VALUE VALUES
	('cbe13682-6502-4756-83f7-00c58c8e36ec', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'de04a4f4-a7df-4ceb-bd01-030a961ac120', 1, '2026-11-29 00:45:14.07413+00', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 'pro@sample.example', 'added', NULL, NULL, 0, 14, 14, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('038279ab-31e5-4c44-835c-2cf0ab519113', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '7fe6aafd-33aa-4743-96a3-9cb7f301efb4', 2, '2026-11-29 00:45:14.077457+00', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 'pro@sample.example', 'added', NULL, NULL, 0, 3, 3, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('4409420d-f5dd-40b0-a7b3-db831d20ff88', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '9100a487-08fa-47cc-9685-46d76ed1e89f', 3, '2026-11-29 00:45:14.083277+00', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 'pro@sample.example', 'added', NULL, NULL, 0, 22, 22, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('13d46888-3a29-4eae-ab0e-f16f86a674da', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '9cc2a227-eca1-4f9e-94dc-02b8c788c4af', 4, '2026-11-29 00:45:14.084742+00', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 'pro@sample.example', 'added', NULL, NULL, 0, 5, 5, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('e9b41fb1-b955-4fb5-a6c9-4f7acf33258c', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'a1260bc0-b0b9-4350-8aab-504f00c59767', 5, '2026-11-29 00:45:14.087214+00', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 'pro@sample.example', 'added', NULL, NULL, 0, 6, 6, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('70a7a698-c324-4172-9c5b-81c2f6d6c51b', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'b19c89fe-3b56-47bd-ac25-c76d9ac8ebd7', 6, '2026-11-29 00:45:14.091545+00', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 'pro@sample.example', 'added', NULL, NULL, 0, 8, 8, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fcec06a9-0ba6-4881-adf8-8664ed03a825', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'b39fc65d-f430-4f58-abd0-3f3b98a2091f', 7, '2026-11-29 00:45:14.092835+00', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 'pro@sample.example', 'added', NULL, NULL, 0, 9, 9, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('b86ac11b-2a6d-4455-a4d7-775022a3b1b3', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '3372d1ea-745e-46a0-a9d2-44a12ab52d14', 8, '2026-11-29 00:45:14.100355+00', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 'pro@sample.example', 'added', NULL, NULL, 0, 12, 12, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a75e1b15-e1bf-447f-a32c-332486135f04', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'c4cdc445-3162-4877-9700-79e41645766a', 9, '2026-11-29 00:45:14.101836+00', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 'pro@sample.example', 'added', NULL, NULL, 0, 2, 2, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('b3fd1282-134e-427f-a711-13d0cc74b601', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'c1a72f2e-dd3e-4370-881c-c7310aab2a16', 10, '2026-11-29 00:45:14.102873+00', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 'pro@sample.example', 'added', NULL, NULL, 0, 1, 1, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('3ba77429-ea32-46ac-8168-70345c91c8f4', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'd7311e22-3ceb-4e2b-8478-90be7cbc7d5a', 11, '2026-11-29 00:45:14.108254+00', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 'pro@sample.example', 'added', NULL, NULL, 0, 40, 40, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('31689399-4f39-4488-96dd-8a7dadb34910', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', '73697d3b-eb67-4fe5-a947-18b8de6ff0d1', 12, '2026-11-29 00:45:14.109566+00', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 'pro@sample.example', 'added', NULL, NULL, 0, 4, 4, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('b4bed8fe-237a-40cb-b5b6-c7469fee60ac', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'e9791abe-7624-40ce-98dc-e317bf03614a', 13, '2026-11-29 00:45:14.51849+00', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'enterprise@sample.example', 'added', NULL, NULL, 0, 14, 14, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('bd08e431-d3e0-48f6-8d0d-f90ad1a97978', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '4fbcd55a-55ef-457c-8c96-c0789d1d2183', 14, '2026-11-29 00:45:14.551084+00', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'enterprise@sample.example', 'added', NULL, NULL, 0, 3, 3, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a9aaeb48-9cbe-4c99-948c-8bb230b50bf7', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'cfd76a29-17ac-4b0d-9b8b-19e3fcccbff1', 15, '2026-11-29 00:45:14.575771+00', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'enterprise@sample.example', 'added', NULL, NULL, 0, 22, 22, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('0640ff28-874c-4db9-83e0-93d929876614', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'cf1c4d66-cd33-4739-a6fb-973942366b0c', 16, '2026-11-29 00:45:14.580159+00', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'enterprise@sample.example', 'added', NULL, NULL, 0, 5, 5, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('3d9b8fef-8b36-46a0-a91c-f00a995177fa', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'f0315ccc-71e9-4c76-aae6-778e44b65364', 17, '2026-11-29 00:45:14.587028+00', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'enterprise@sample.example', 'added', NULL, NULL, 0, 6, 6, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a23226b4-5f16-4eb3-a3fa-540dae36c099', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'f2f82419-a39e-46fe-85b6-e7e34a3d024a', 18, '2026-11-29 00:45:14.631215+00', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'enterprise@sample.example', 'added', NULL, NULL, 0, 8, 8, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('7514ccb4-2431-4f96-ab71-5a2abbf1a171', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'cf69f7da-8ce7-4ada-aa4d-962d3733cfe9', 19, '2026-11-29 00:45:14.636681+00', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'enterprise@sample.example', 'added', NULL, NULL, 0, 9, 9, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('8d1ce373-f6fc-4bac-a5d2-53a10d120c8f', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '3744cf6e-19b0-429b-bb20-05bb72bcf7bf', 20, '2026-11-29 00:45:14.654282+00', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'enterprise@sample.example', 'added', NULL, NULL, 0, 12, 12, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('e0f11297-5507-4f1d-963c-46080568049f', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '57a5d243-d243-412a-a7e1-0069a1657cba', 21, '2026-11-29 00:45:14.659318+00', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'enterprise@sample.example', 'added', NULL, NULL, 0, 2, 2, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('b7e0d338-5121-491f-957f-8ecf7529a013', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '832123f3-6cba-4985-b657-fc84b87186f4', 22, '2026-11-29 00:45:14.660636+00', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'enterprise@sample.example', 'added', NULL, NULL, 0, 1, 1, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('53626b33-ad4d-4bcb-ab15-9f93c98d0cdb', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '5692455b-4fa5-4f04-abfe-e6b732812b3f', 23, '2026-11-29 00:45:14.661791+00', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'enterprise@sample.example', 'added', NULL, NULL, 0, 40, 40, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('59219fc1-ff59-478a-af7e-ab0ad4f0e81e', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '37a318f9-84d5-4a7f-bacd-d7914ef8a0b7', 24, '2026-11-29 00:45:14.671807+00', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'enterprise@sample.example', 'added', NULL, NULL, 0, 4, 4, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('efb502c0-e515-464e-a591-5aa7ef3a4a04', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'cf1c4d66-cd33-4739-a6fb-973942366b0c', 25, '2026-11-29 00:45:14.730863+00', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'enterprise@sample.example', 'sold', 'invoice', '3c04a0fc-72ff-4742-a917-36bbe4e358bd', 5, -1, 4, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('eb44f446-192d-4c6c-86dc-ad159cb212cb', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'e9791abe-7624-40ce-98dc-e317bf03614a', 26, '2026-11-29 00:45:14.755445+00', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'enterprise@sample.example', 'sold', 'invoice', '3c04a0fc-72ff-4742-a917-36bbe4e358bd', 14, -4, 10, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('c8391b6e-8c50-4086-966b-aa2770b3614b', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'f2f82419-a39e-46fe-85b6-e7e34a3d024a', 27, '2026-11-29 00:45:14.783973+00', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'enterprise@sample.example', 'sold', 'invoice', 'e13bc9ae-ff29-4a6b-970f-de2a596637dd', 8, -2, 6, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('6ac329f3-f878-4900-8468-4995bb32fa5b', 'eeaa1455-2e31-413e-a531-fb1a447f697f', 'cf69f7da-8ce7-4ada-aa4d-962d3733cfe9', 28, '2026-11-29 00:45:14.786101+00', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'enterprise@sample.example', 'sold', 'invoice', 'e13bc9ae-ff29-4a6b-970f-de2a596637dd', 9, -1, 8, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('bb43de57-271a-4a63-a345-85666e205024', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '832123f3-6cba-4985-b657-fc84b87186f4', 29, '2026-11-29 00:45:14.792993+00', '7983cd1b-6437-4805-8baa-79ab6d47e54d', 'enterprise@sample.example', 'sold', 'invoice', '42e291dc-0d91-4182-971c-1774932bdc58', 1, -1, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL);


INSERT INTO public.users VALUES
	('ff41b951-9096-47f4-9cb0-23130e8adb3e', 'free@sample.example', '$argon2id$v=19$m=19456,t=2,p=1$jpHzt8HxuJ5PRKvP2q6d1Q$dbRVl7h5LX3+SxYOzEtWnjxYY0P3hK+96OXk20mMnTg', 'user', NULL, '2026-11-29 00:45:13.224649+00'),
	('a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', 'pro@sample.example', '$argon2id$v=19$m=19456,t=2,p=1$zGnjHWFobNqA73fRDs/JhQ$dhR9Me1Mq+kosZ8R8rztR+5H0p5YHcmjSNWQyWLzgzw', 'user', NULL, '2026-11-29 00:45:13.224649+00'),
	('7983cd1b-6437-4805-8baa-79ab6d47e54d', 'enterprise@sample.example', '$argon2id$v=19$m=19456,t=2,p=1$fghXM1qZPxdVbWQdwHcFVA$I7C9Ne9F0a++Lln2hAmhZ6r6PtlGhytwenJ9yANy3Fs', 'user', NULL, '2026-11-29 00:45:13.224649+00'),
	('6ca8757b-037e-44ab-af25-0e139913e7a6', 'driver@sample.example', '$argon2id$v=19$m=19456,t=2,p=1$VVd5+kyEJhdlO2JgthtL4g$5Gwi5MQdsmeK1+5CYAU/P7ZY1Gtxpf6u2hjpqOdVAlg', 'limited_user', NULL, '2026-11-29 00:45:13.224649+00'),
	('e1aa2534-37d6-4200-bd6e-362c0058b24b', 'counter@sample.example', '$argon2id$v=19$m=19456,t=2,p=1$gKrR5KWz8MbKSCr28Th26g$vcuwTOXCAwiAoCdPhsSg8RqkWwMhkOM6U+Ciqbriceg', 'limited_user', NULL, '2026-11-29 00:45:13.224649+00');


INSERT INTO public.vehicle_counts VALUES
	('9b5f17eb-2f71-47f4-9d87-3b89c8805d23', 1),
	('da9c465f-af15-4fc3-a6c3-32bac49712a2', 3),
	('eeaa1455-2e31-413e-a531-fb1a447f697f', 4);


INSERT INTO public.vehicles VALUES
	('499f8919-e730-46fc-9619-306868717600', '9b5f17eb-2f71-47f4-9d87-3b89c8805d23', 'ff41b951-9096-47f4-9cb0-23130e8adb3e', '1XPWD40X1ED215307', NULL, 'Peterbilt 388', '1', NULL, NULL, NULL, 'Peterbilt', '388', 2014, 'Truck', 'ISX', 'Truck-Tractor', 'Cummins', 'Class 8: 33,001 lb and above (14,969 kg and above)', 'tables', '2026-11-29 00:45:13.369+00', NULL, '2026-11-29 00:45:13.224649+00', NULL, NULL, 1, DEFAULT, DEFAULT, 'mi', NULL),
	('4d862ea7-3d9c-47cc-8be9-36a548474f9e', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', '1FUJGLDR3HLHG7532', NULL, 'Freightliner Cascadia', '101', NULL, NULL, NULL, 'Freightliner', 'Cascadia', 2017, 'Truck', 'Detroit Diesel DD15', 'Truck-Tractor', NULL, 'Class 8: 33,001 lb and above (14,969 kg and above)', 'tables', '2026-11-29 00:45:13.71+00', NULL, '2026-11-29 00:45:13.224649+00', NULL, NULL, 1, DEFAULT, DEFAULT, 'mi', NULL),
	('2af77e06-23af-4a39-89a5-01065309b6d0', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', '4V4NC9EJXEN171694', NULL, 'Volvo VNL', '102', NULL, NULL, NULL, 'Volvo Truck', 'VNL', 2014, 'Truck', 'D13', 'Truck-Tractor', 'Volvo', 'Class 8: 33,001 lb and above (14,969 kg and above)', 'tables', '2026-11-29 00:45:13.876+00', NULL, '2026-11-29 00:45:13.224649+00', NULL, NULL, 1, DEFAULT, DEFAULT, 'mi', NULL),
	('992bee89-9b57-402f-b3aa-b585962825b2', 'da9c465f-af15-4fc3-a6c3-32bac49712a2', 'a34ae6e9-ef62-43d1-b8b6-4b0eb46301ee', '1JJV532D4EL799531', NULL, 'Wabash dry van', 'T-7', NULL, NULL, NULL, 'WABASH VANS', 'Dry Van Duraplate', 2014, 'Trailer', NULL, 'Trailer', NULL, NULL, 'tables', '2026-11-29 00:45:14.046+00', NULL, '2026-11-29 00:45:13.224649+00', NULL, NULL, 1, DEFAULT, DEFAULT, 'mi', NULL),
	('fb20bf01-9fc8-4c8e-a726-d08941ab33c5', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7983cd1b-6437-4805-8baa-79ab6d47e54d', '3AKJHHDR1KSKX6688', NULL, 'Freightliner Cascadia', '2001', NULL, NULL, NULL, 'Freightliner', 'Cascadia', 2019, 'Truck', 'Detroit Diesel DD15', 'Truck-Tractor', NULL, 'Class 8: 33,001 lb and above (14,969 kg and above)', 'tables', '2026-11-29 00:45:14.24+00', NULL, '2026-11-29 00:45:13.224649+00', NULL, NULL, 1, DEFAULT, DEFAULT, 'mi', NULL),
	('7e75b2a0-9aae-4df7-b723-1192cb0050fb', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7983cd1b-6437-4805-8baa-79ab6d47e54d', '3HSDZAPR9RN585299', NULL, 'International LT', '2002', NULL, NULL, NULL, 'International', 'LT62F', 2024, 'Truck', 'X15, Signature', 'Truck-Tractor', 'Cummins', 'Class 8: 33,001 lb and above (14,969 kg and above)', 'tables', '2026-11-29 00:45:14.337+00', NULL, '2026-11-29 00:45:13.224649+00', NULL, NULL, 1, DEFAULT, DEFAULT, 'mi', NULL),
	('539694c6-84b7-4b21-b316-6e15dfa3f0f7', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7983cd1b-6437-4805-8baa-79ab6d47e54d', '1FTFW5L86RFB45612', NULL, 'Ford F-150', 'P-3', NULL, NULL, NULL, 'Ford', 'F-150', 2024, 'Truck', 'GTDI', 'Pickup', 'Ford', 'Class 2F: 7,001 - 8,000 lb (3,175 - 3,629 kg)', 'tables', '2026-11-29 00:45:14.5+00', NULL, '2026-11-29 00:45:13.224649+00', NULL, NULL, 1, DEFAULT, DEFAULT, 'mi', NULL),
	('5ac83d1a-6818-444e-a20a-3060e9abca98', 'eeaa1455-2e31-413e-a531-fb1a447f697f', '7983cd1b-6437-4805-8baa-79ab6d47e54d', NULL, 'C17DA8V123', 'Ottawa yard tractor', 'Y-1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-29 00:45:13.224649+00', NULL, NULL, 1, DEFAULT, DEFAULT, 'mi', NULL);


SELECT pg_catalog.setval('graphile_worker.job_queues_id_seq', 1, false);


SELECT pg_catalog.setval('graphile_worker.jobs_id_seq1', 1, false);


SELECT pg_catalog.setval('graphile_worker.tasks_id_seq', 1, false);


SELECT pg_catalog.setval('public.attempts_id_seq', 1, false);


SELECT pg_catalog.setval('public.invoice_events_position_seq', 1, false);


SELECT pg_catalog.setval('public.operator_actions_id_seq', 1, false);


SELECT pg_catalog.setval('public.stock_movements_position_seq', 29, true);


ALTER TABLE ONLY graphile_worker._private_job_queues
    ADD CONSTRAINT job_queues_pkey1 PRIMARY KEY (id);


ALTER TABLE ONLY graphile_worker._private_job_queues
    ADD CONSTRAINT job_queues_queue_name_key UNIQUE (queue_name);


ALTER TABLE ONLY graphile_worker._private_jobs
    ADD CONSTRAINT jobs_key_key1 UNIQUE (key);


ALTER TABLE ONLY graphile_worker._private_jobs
    ADD CONSTRAINT jobs_pkey1 PRIMARY KEY (id);


ALTER TABLE ONLY graphile_worker._private_known_crontabs
    ADD CONSTRAINT known_crontabs_pkey PRIMARY KEY (identifier);


ALTER TABLE ONLY graphile_worker.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (id);


ALTER TABLE ONLY graphile_worker._private_tasks
    ADD CONSTRAINT tasks_identifier_key UNIQUE (identifier);


ALTER TABLE ONLY graphile_worker._private_tasks
    ADD CONSTRAINT tasks_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_account_number_key UNIQUE (account_number);


ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.breakdown_notes
    ADD CONSTRAINT breakdown_notes_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.breakdowns
    ADD CONSTRAINT breakdowns_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.breakdowns
    ADD CONSTRAINT breakdowns_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.company_settings
    ADD CONSTRAINT company_settings_pkey PRIMARY KEY (account_id);


ALTER TABLE ONLY public.count_entries
    ADD CONSTRAINT count_entries_pkey PRIMARY KEY (account_id, count_id, item_id);


ALTER TABLE ONLY public.count_parts
    ADD CONSTRAINT count_parts_pkey PRIMARY KEY (account_id, count_id, item_id);


ALTER TABLE ONLY public.count_slips
    ADD CONSTRAINT count_slips_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.count_slips
    ADD CONSTRAINT count_slips_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.counts
    ADD CONSTRAINT counts_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.counts
    ADD CONSTRAINT counts_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.customer_prices
    ADD CONSTRAINT customer_prices_pkey PRIMARY KEY (account_id, customer_id, item_id);


ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.defect_certifications
    ADD CONSTRAINT defect_certifications_pkey PRIMARY KEY (account_id, defect_id);


ALTER TABLE ONLY public.defect_photos
    ADD CONSTRAINT defect_photos_pkey PRIMARY KEY (account_id, defect_id, photo_id);


ALTER TABLE ONLY public.defects
    ADD CONSTRAINT defects_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.defects
    ADD CONSTRAINT defects_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.form_posts
    ADD CONSTRAINT form_posts_pkey PRIMARY KEY (token);


ALTER TABLE ONLY public.fuel_receipts
    ADD CONSTRAINT fuel_receipts_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.fuel_receipts
    ADD CONSTRAINT fuel_receipts_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.held_posts
    ADD CONSTRAINT held_posts_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.imported_items
    ADD CONSTRAINT imported_items_pkey PRIMARY KEY (account_id, import_id, item_id);


ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.inspection_acknowledgements
    ADD CONSTRAINT inspection_acknowledgements_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.inspection_checks
    ADD CONSTRAINT inspection_checks_pkey PRIMARY KEY (account_id, inspection_id, item);


ALTER TABLE ONLY public.inspection_corrections
    ADD CONSTRAINT inspection_corrections_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.inspections
    ADD CONSTRAINT inspections_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.inspections
    ADD CONSTRAINT inspections_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.installation
    ADD CONSTRAINT installation_pkey PRIMARY KEY (one_row);


ALTER TABLE ONLY public.inventory_items
    ADD CONSTRAINT inventory_items_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.inventory_items
    ADD CONSTRAINT inventory_items_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.inventory_search
    ADD CONSTRAINT inventory_search_pkey PRIMARY KEY (item_id);


ALTER TABLE ONLY public.inventory_sizes
    ADD CONSTRAINT inventory_sizes_pkey PRIMARY KEY (account_id);


ALTER TABLE ONLY public.invoice_events
    ADD CONSTRAINT invoice_events_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.invoice_items
    ADD CONSTRAINT invoice_items_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.invoice_items
    ADD CONSTRAINT invoice_items_account_id_invoice_id_line_key UNIQUE (account_id, invoice_id, line);


ALTER TABLE ONLY public.invoice_items
    ADD CONSTRAINT invoice_items_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.invoice_numbers
    ADD CONSTRAINT invoice_numbers_pkey PRIMARY KEY (account_id);


ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_account_id_kind_number_key UNIQUE (account_id, kind, number);


ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.item_numbers
    ADD CONSTRAINT item_numbers_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.item_numbers
    ADD CONSTRAINT item_numbers_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.kit_lines
    ADD CONSTRAINT kit_lines_pkey PRIMARY KEY (account_id, kit_id, item_id);


ALTER TABLE ONLY public.kits
    ADD CONSTRAINT kits_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.kits
    ADD CONSTRAINT kits_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


ALTER TABLE ONLY public.letterheads
    ADD CONSTRAINT letterheads_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.letterheads
    ADD CONSTRAINT letterheads_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.lost_sales
    ADD CONSTRAINT lost_sales_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.lost_sales
    ADD CONSTRAINT lost_sales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.low_stock_mailings
    ADD CONSTRAINT low_stock_mailings_pkey PRIMARY KEY (account_id);


ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.meter_readings
    ADD CONSTRAINT meter_readings_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.meter_readings
    ADD CONSTRAINT meter_readings_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.operator_actions
    ADD CONSTRAINT operator_actions_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.parts
    ADD CONSTRAINT parts_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.parts
    ADD CONSTRAINT parts_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (token_hash);


ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.reminder_completions
    ADD CONSTRAINT reminder_completions_account_id_reminder_id_service_entry_i_key UNIQUE (account_id, reminder_id, service_entry_id);


ALTER TABLE ONLY public.reminder_completions
    ADD CONSTRAINT reminder_completions_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.reminder_mailings
    ADD CONSTRAINT reminder_mailings_pkey PRIMARY KEY (account_id);


ALTER TABLE ONLY public.reminder_notices
    ADD CONSTRAINT reminder_notices_pkey PRIMARY KEY (account_id, user_id, reminder_id, state, cycle);


ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT reminders_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT reminders_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.service_entries
    ADD CONSTRAINT service_entries_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.service_entries
    ADD CONSTRAINT service_entries_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);


ALTER TABLE ONLY public.stock_movements
    ADD CONSTRAINT stock_movements_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);


ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.vehicle_absences
    ADD CONSTRAINT vehicle_absences_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.vehicle_counts
    ADD CONSTRAINT vehicle_counts_pkey PRIMARY KEY (account_id);


ALTER TABLE ONLY public.vehicles
    ADD CONSTRAINT vehicles_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.vehicles
    ADD CONSTRAINT vehicles_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.vpic_stamp
    ADD CONSTRAINT vpic_stamp_pkey PRIMARY KEY (one_row);


ALTER TABLE ONLY public.vpic_wmi
    ADD CONSTRAINT vpic_wmi_pkey PRIMARY KEY (wmi);


ALTER TABLE ONLY public.vpic_wmi_schema
    ADD CONSTRAINT vpic_wmi_schema_pkey PRIMARY KEY (wmi, schema_id, year_from);


CREATE INDEX jobs_main_index ON graphile_worker._private_jobs USING btree (priority, run_at) INCLUDE (id, task_id, job_queue_id) WHERE (is_available = true);


CREATE INDEX jobs_no_queue_index ON graphile_worker._private_jobs USING btree (priority, run_at) INCLUDE (id, task_id) WHERE ((is_available = true) AND (job_queue_id IS NULL));


CREATE INDEX attempts_by_address ON public.attempts USING btree (kind, address, at);


CREATE INDEX attempts_by_subject ON public.attempts USING btree (kind, subject, at);


CREATE INDEX breakdown_notes_in_order ON public.breakdown_notes USING btree (account_id, breakdown_id, created_at);


CREATE INDEX breakdowns_of_vehicle ON public.breakdowns USING btree (account_id, vehicle_id, breakdown_date DESC, created_at DESC);


CREATE INDEX count_parts_of_item ON public.count_parts USING btree (account_id, item_id);


CREATE INDEX count_slips_of_count ON public.count_slips USING btree (account_id, count_id, found_at);


CREATE INDEX counts_newest_first ON public.counts USING btree (account_id, started_at DESC);


CREATE INDEX counts_open ON public.counts USING btree (account_id) WHERE (finished_at IS NULL);


CREATE INDEX customers_by_name ON public.customers USING btree (account_id, name_key, id) WHERE (removed_at IS NULL);


CREATE UNIQUE INDEX customers_walk_in ON public.customers USING btree (account_id) WHERE is_walk_in;


CREATE INDEX defects_of_inspection ON public.defects USING btree (account_id, inspection_id);


CREATE INDEX defects_of_vehicle ON public.defects USING btree (account_id, vehicle_id);


CREATE INDEX events_of_invoice ON public.invoice_events USING btree (account_id, invoice_id, "position");


CREATE INDEX files_unattached ON public.files USING btree (created_at) WHERE (attached_at IS NULL);


CREATE INDEX form_posts_by_age ON public.form_posts USING btree (created_at);


CREATE INDEX fuel_receipts_of_import ON public.fuel_receipts USING btree (account_id, import_id) WHERE (import_id IS NOT NULL);


CREATE INDEX fuel_receipts_of_vehicle ON public.fuel_receipts USING btree (account_id, vehicle_id, receipt_date DESC, created_at DESC);


CREATE INDEX held_posts_of_user ON public.held_posts USING btree (user_id, created_at DESC);


CREATE INDEX imports_newest_first ON public.imports USING btree (account_id, created_at DESC);


CREATE INDEX inspection_acknowledgements_in_order ON public.inspection_acknowledgements USING btree (account_id, inspection_id, signed_at);


CREATE INDEX inspection_corrections_in_order ON public.inspection_corrections USING btree (account_id, inspection_id, signed_at);


CREATE INDEX inspections_of_vehicle ON public.inspections USING btree (account_id, vehicle_id, signed_at DESC);


CREATE INDEX inventory_search_text ON public.inventory_search USING gin (account_id, part_key search_extensions.gin_trgm_ops, document search_extensions.gin_trgm_ops) WITH (gin_pending_list_limit='512');


CREATE INDEX invoice_items_by_part_key ON public.invoice_items USING btree (account_id, part_key text_pattern_ops);


CREATE INDEX invoice_items_of_item ON public.invoice_items USING btree (account_id, inventory_item_id) WHERE (inventory_item_id IS NOT NULL);


CREATE INDEX invoices_by_customer_name ON public.invoices USING btree (account_id, customer_key text_pattern_ops) WHERE (removed_at IS NULL);


CREATE INDEX invoices_by_date ON public.invoices USING btree (account_id, invoice_date DESC, id DESC) WHERE (removed_at IS NULL);


CREATE INDEX invoices_by_status ON public.invoices USING btree (account_id, status, created_at DESC, id DESC) WHERE (removed_at IS NULL);


CREATE INDEX invoices_credited ON public.invoices USING btree (account_id, credits_id) WHERE (credits_id IS NOT NULL);


CREATE INDEX invoices_newest ON public.invoices USING btree (account_id, created_at DESC, id DESC) WHERE (removed_at IS NULL);


CREATE INDEX invoices_of_customer ON public.invoices USING btree (account_id, customer_id, created_at DESC, id DESC) WHERE (removed_at IS NULL);


CREATE INDEX invoices_open ON public.invoices USING btree (account_id, customer_id) WHERE (open_balance <> (0)::numeric);


CREATE UNIQUE INDEX item_numbers_bar_code ON public.item_numbers USING btree (account_id, number_key) WHERE (kind = 'bar_code'::text);


CREATE INDEX item_numbers_by_key ON public.item_numbers USING btree (account_id, number_key text_pattern_ops);


CREATE INDEX item_numbers_of_import ON public.item_numbers USING btree (account_id, import_id) WHERE (import_id IS NOT NULL);


CREATE UNIQUE INDEX item_numbers_of_item ON public.item_numbers USING btree (account_id, item_id, kind, number_key, lower(company));


CREATE INDEX items_by_bin_key ON public.inventory_items USING btree (account_id, owner_id, bin_key, id) WHERE (archived_at IS NULL);


CREATE INDEX items_by_description_key ON public.inventory_items USING btree (account_id, owner_id, description_key, id) WHERE (archived_at IS NULL);


CREATE INDEX items_by_number_key ON public.inventory_items USING btree (account_id, owner_id, number_key, id) WHERE (archived_at IS NULL);


CREATE INDEX items_by_part_key ON public.inventory_items USING btree (account_id, part_key text_pattern_ops) WHERE (archived_at IS NULL);


CREATE INDEX items_by_price_cents ON public.inventory_items USING btree (account_id, owner_id, price_cents, id) WHERE (archived_at IS NULL);


CREATE INDEX items_by_quantity ON public.inventory_items USING btree (account_id, owner_id, quantity, id) WHERE (archived_at IS NULL);


CREATE INDEX items_by_vendor_key ON public.inventory_items USING btree (account_id, owner_id, vendor_key, id) WHERE (archived_at IS NULL);


CREATE INDEX items_of_import ON public.inventory_items USING btree (account_id, import_id) WHERE (import_id IS NOT NULL);


CREATE INDEX items_to_reorder ON public.inventory_items USING btree (account_id, vendor_key, number_key) WHERE ((archived_at IS NULL) AND (customer_id IS NULL) AND (((quantity <= reorder_point) AND (reorder_point > 0)) OR (short > 0)));


CREATE UNIQUE INDEX items_unique_number ON public.inventory_items USING btree (account_id, owner_id, number_key) WHERE (archived_at IS NULL);


CREATE UNIQUE INDEX kits_by_name ON public.kits USING btree (account_id, lower(name)) WHERE (removed_at IS NULL);


CREATE INDEX lost_sales_by_part_key ON public.lost_sales USING btree (account_id, part_key) WHERE (removed_at IS NULL);


CREATE INDEX lost_sales_newest ON public.lost_sales USING btree (account_id, created_at DESC, id DESC) WHERE (removed_at IS NULL);


CREATE INDEX mails_about ON public.mails USING btree (account_id, about_id) WHERE (about_id IS NOT NULL);


CREATE INDEX mails_of_account ON public.mails USING btree (account_id, created_at DESC, id DESC);


CREATE INDEX meter_readings_in_order ON public.meter_readings USING btree (account_id, vehicle_id, meter_number DESC, read_on DESC);


CREATE INDEX meter_readings_of_import ON public.meter_readings USING btree (account_id, import_id) WHERE (import_id IS NOT NULL);


CREATE INDEX movements_of_document ON public.stock_movements USING btree (account_id, document_id) WHERE (document_id IS NOT NULL);


CREATE INDEX movements_of_item ON public.stock_movements USING btree (account_id, item_id, "position" DESC);


CREATE INDEX parts_of_breakdown ON public.parts USING btree (account_id, breakdown_id) WHERE (breakdown_id IS NOT NULL);


CREATE INDEX parts_of_item ON public.parts USING btree (account_id, inventory_item_id) WHERE (inventory_item_id IS NOT NULL);


CREATE INDEX parts_of_service_entry ON public.parts USING btree (account_id, service_entry_id) WHERE (service_entry_id IS NOT NULL);


CREATE INDEX parts_of_vehicle ON public.parts USING btree (account_id, vehicle_id, install_date DESC, created_at DESC);


CREATE INDEX payments_of_invoice ON public.payments USING btree (account_id, invoice_id, created_at);


CREATE INDEX reminder_completions_of_entry ON public.reminder_completions USING btree (account_id, service_entry_id) WHERE (service_entry_id IS NOT NULL);


CREATE INDEX reminders_of_vehicle ON public.reminders USING btree (account_id, vehicle_id) WHERE (removed_at IS NULL);


CREATE INDEX service_entries_of_import ON public.service_entries USING btree (account_id, import_id) WHERE (import_id IS NOT NULL);


CREATE INDEX service_entries_of_vehicle ON public.service_entries USING btree (account_id, vehicle_id, service_date DESC, created_at DESC);


CREATE INDEX sessions_of_user ON public.sessions USING btree (user_id, last_seen_at DESC);


CREATE INDEX vehicle_absences_of_vehicle ON public.vehicle_absences USING btree (account_id, vehicle_id, left_at);


CREATE INDEX vehicles_former ON public.vehicles USING btree (account_id, archived_at DESC, id DESC) WHERE (archived_at IS NOT NULL);


CREATE INDEX vehicles_in_service ON public.vehicles USING btree (account_id, add_date DESC, id DESC) WHERE (archived_at IS NULL);


CREATE INDEX vehicles_of_import ON public.vehicles USING btree (account_id, import_id) WHERE (import_id IS NOT NULL);


CREATE UNIQUE INDEX vehicles_vin_in_service ON public.vehicles USING btree (account_id, vin) WHERE (archived_at IS NULL);


CREATE INDEX vpic_pattern_of_schema ON public.vpic_pattern USING btree (schema_id);


CREATE TRIGGER count_added AFTER INSERT ON public.vehicles REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_vehicles();


CREATE TRIGGER count_changed AFTER UPDATE ON public.vehicles REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_vehicles();


CREATE TRIGGER count_removed AFTER DELETE ON public.vehicles REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_vehicles();


CREATE TRIGGER inventory_sized_delete AFTER DELETE ON public.inventory_items REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.size_inventory();


CREATE TRIGGER inventory_sized_insert AFTER INSERT ON public.inventory_items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.size_inventory();


CREATE TRIGGER inventory_sized_update AFTER UPDATE ON public.inventory_items REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.size_inventory();


CREATE TRIGGER issued_invoice_kept BEFORE UPDATE ON public.invoices FOR EACH ROW WHEN ((old.issued_at IS NOT NULL)) EXECUTE FUNCTION public.keep_issued_invoice();


CREATE TRIGGER issued_lines_kept BEFORE INSERT OR DELETE OR UPDATE ON public.invoice_items FOR EACH ROW EXECUTE FUNCTION public.keep_issued_lines();


CREATE TRIGGER item_searched_insert AFTER INSERT ON public.inventory_items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.keep_item_searched();


CREATE TRIGGER item_searched_update AFTER UPDATE ON public.inventory_items REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.keep_item_searched();


CREATE TRIGGER numbers_searched_delete AFTER DELETE ON public.item_numbers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.keep_numbers_searched();


CREATE TRIGGER numbers_searched_insert AFTER INSERT ON public.item_numbers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.keep_numbers_searched();


CREATE TRIGGER numbers_searched_update AFTER UPDATE ON public.item_numbers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.keep_numbers_searched();


ALTER TABLE ONLY public.breakdown_notes
    ADD CONSTRAINT breakdown_notes_account_id_breakdown_id_fkey FOREIGN KEY (account_id, breakdown_id) REFERENCES public.breakdowns(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.breakdown_notes
    ADD CONSTRAINT breakdown_notes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.breakdown_notes
    ADD CONSTRAINT breakdown_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.breakdowns
    ADD CONSTRAINT breakdowns_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.breakdowns
    ADD CONSTRAINT breakdowns_account_id_meter_reading_id_fkey FOREIGN KEY (account_id, meter_reading_id) REFERENCES public.meter_readings(account_id, id);


ALTER TABLE ONLY public.breakdowns
    ADD CONSTRAINT breakdowns_account_id_photo_id_fkey FOREIGN KEY (account_id, photo_id) REFERENCES public.files(account_id, id);


ALTER TABLE ONLY public.breakdowns
    ADD CONSTRAINT breakdowns_account_id_vehicle_id_fkey FOREIGN KEY (account_id, vehicle_id) REFERENCES public.vehicles(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.breakdowns
    ADD CONSTRAINT breakdowns_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.breakdowns
    ADD CONSTRAINT breakdowns_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.company_settings
    ADD CONSTRAINT company_settings_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.company_settings
    ADD CONSTRAINT company_settings_account_id_letterhead_id_fkey FOREIGN KEY (account_id, letterhead_id) REFERENCES public.letterheads(account_id, id);


ALTER TABLE ONLY public.company_settings
    ADD CONSTRAINT company_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.count_entries
    ADD CONSTRAINT count_entries_account_id_count_id_fkey FOREIGN KEY (account_id, count_id) REFERENCES public.counts(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.count_entries
    ADD CONSTRAINT count_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.count_entries
    ADD CONSTRAINT count_entries_account_id_item_id_fkey FOREIGN KEY (account_id, item_id) REFERENCES public.inventory_items(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.count_entries
    ADD CONSTRAINT count_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.count_parts
    ADD CONSTRAINT count_parts_account_id_count_id_fkey FOREIGN KEY (account_id, count_id) REFERENCES public.counts(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.count_parts
    ADD CONSTRAINT count_parts_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.count_parts
    ADD CONSTRAINT count_parts_account_id_item_id_fkey FOREIGN KEY (account_id, item_id) REFERENCES public.inventory_items(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.count_slips
    ADD CONSTRAINT count_slips_account_id_count_id_fkey FOREIGN KEY (account_id, count_id) REFERENCES public.counts(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.count_slips
    ADD CONSTRAINT count_slips_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.count_slips
    ADD CONSTRAINT count_slips_account_id_item_id_fkey FOREIGN KEY (account_id, item_id) REFERENCES public.inventory_items(account_id, id);


ALTER TABLE ONLY public.count_slips
    ADD CONSTRAINT count_slips_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.counts
    ADD CONSTRAINT counts_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.counts
    ADD CONSTRAINT counts_finished_by_fkey FOREIGN KEY (finished_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.counts
    ADD CONSTRAINT counts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.customer_prices
    ADD CONSTRAINT customer_prices_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES public.customers(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.customer_prices
    ADD CONSTRAINT customer_prices_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.customer_prices
    ADD CONSTRAINT customer_prices_account_id_item_id_fkey FOREIGN KEY (account_id, item_id) REFERENCES public.inventory_items(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.customer_prices
    ADD CONSTRAINT customer_prices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.defect_certifications
    ADD CONSTRAINT defect_certifications_account_id_defect_id_fkey FOREIGN KEY (account_id, defect_id) REFERENCES public.defects(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.defect_certifications
    ADD CONSTRAINT defect_certifications_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.defect_certifications
    ADD CONSTRAINT defect_certifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.defect_photos
    ADD CONSTRAINT defect_photos_account_id_defect_id_fkey FOREIGN KEY (account_id, defect_id) REFERENCES public.defects(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.defect_photos
    ADD CONSTRAINT defect_photos_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.defect_photos
    ADD CONSTRAINT defect_photos_account_id_photo_id_fkey FOREIGN KEY (account_id, photo_id) REFERENCES public.files(account_id, id);


ALTER TABLE ONLY public.defect_photos
    ADD CONSTRAINT defect_photos_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.defects
    ADD CONSTRAINT defects_account_id_breakdown_id_fkey FOREIGN KEY (account_id, breakdown_id) REFERENCES public.breakdowns(account_id, id);


ALTER TABLE ONLY public.defects
    ADD CONSTRAINT defects_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.defects
    ADD CONSTRAINT defects_account_id_inspection_id_fkey FOREIGN KEY (account_id, inspection_id) REFERENCES public.inspections(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.defects
    ADD CONSTRAINT defects_account_id_vehicle_id_fkey FOREIGN KEY (account_id, vehicle_id) REFERENCES public.vehicles(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.form_posts
    ADD CONSTRAINT form_posts_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.fuel_receipts
    ADD CONSTRAINT fuel_receipts_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.fuel_receipts
    ADD CONSTRAINT fuel_receipts_account_id_meter_reading_id_fkey FOREIGN KEY (account_id, meter_reading_id) REFERENCES public.meter_readings(account_id, id);


ALTER TABLE ONLY public.fuel_receipts
    ADD CONSTRAINT fuel_receipts_account_id_photo_id_fkey FOREIGN KEY (account_id, photo_id) REFERENCES public.files(account_id, id);


ALTER TABLE ONLY public.fuel_receipts
    ADD CONSTRAINT fuel_receipts_account_id_vehicle_id_fkey FOREIGN KEY (account_id, vehicle_id) REFERENCES public.vehicles(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.fuel_receipts
    ADD CONSTRAINT fuel_receipts_import_fkey FOREIGN KEY (account_id, import_id) REFERENCES public.imports(account_id, id);


ALTER TABLE ONLY public.fuel_receipts
    ADD CONSTRAINT fuel_receipts_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.fuel_receipts
    ADD CONSTRAINT fuel_receipts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.held_posts
    ADD CONSTRAINT held_posts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.imported_items
    ADD CONSTRAINT imported_items_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.imported_items
    ADD CONSTRAINT imported_items_account_id_import_id_fkey FOREIGN KEY (account_id, import_id) REFERENCES public.imports(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.imported_items
    ADD CONSTRAINT imported_items_account_id_item_id_fkey FOREIGN KEY (account_id, item_id) REFERENCES public.inventory_items(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.inspection_acknowledgements
    ADD CONSTRAINT inspection_acknowledgements_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.inspection_acknowledgements
    ADD CONSTRAINT inspection_acknowledgements_account_id_inspection_id_fkey FOREIGN KEY (account_id, inspection_id) REFERENCES public.inspections(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.inspection_acknowledgements
    ADD CONSTRAINT inspection_acknowledgements_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.inspection_checks
    ADD CONSTRAINT inspection_checks_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.inspection_checks
    ADD CONSTRAINT inspection_checks_account_id_inspection_id_fkey FOREIGN KEY (account_id, inspection_id) REFERENCES public.inspections(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.inspection_corrections
    ADD CONSTRAINT inspection_corrections_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.inspection_corrections
    ADD CONSTRAINT inspection_corrections_account_id_inspection_id_fkey FOREIGN KEY (account_id, inspection_id) REFERENCES public.inspections(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.inspection_corrections
    ADD CONSTRAINT inspection_corrections_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.inspections
    ADD CONSTRAINT inspections_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.inspections
    ADD CONSTRAINT inspections_account_id_meter_reading_id_fkey FOREIGN KEY (account_id, meter_reading_id) REFERENCES public.meter_readings(account_id, id);


ALTER TABLE ONLY public.inspections
    ADD CONSTRAINT inspections_account_id_vehicle_id_fkey FOREIGN KEY (account_id, vehicle_id) REFERENCES public.vehicles(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.inspections
    ADD CONSTRAINT inspections_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.inventory_items
    ADD CONSTRAINT inventory_items_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES public.customers(account_id, id);


ALTER TABLE ONLY public.inventory_items
    ADD CONSTRAINT inventory_items_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.inventory_items
    ADD CONSTRAINT inventory_items_archived_by_fkey FOREIGN KEY (archived_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.inventory_items
    ADD CONSTRAINT inventory_items_import_fkey FOREIGN KEY (account_id, import_id) REFERENCES public.imports(account_id, id);


ALTER TABLE ONLY public.inventory_items
    ADD CONSTRAINT inventory_items_last_counted_by_fkey FOREIGN KEY (last_counted_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.inventory_items
    ADD CONSTRAINT inventory_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.inventory_search
    ADD CONSTRAINT inventory_search_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.inventory_search
    ADD CONSTRAINT inventory_search_account_id_item_id_fkey FOREIGN KEY (account_id, item_id) REFERENCES public.inventory_items(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.inventory_sizes
    ADD CONSTRAINT inventory_sizes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.invoice_events
    ADD CONSTRAINT invoice_events_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.invoice_events
    ADD CONSTRAINT invoice_events_account_id_invoice_id_fkey FOREIGN KEY (account_id, invoice_id) REFERENCES public.invoices(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.invoice_events
    ADD CONSTRAINT invoice_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.invoice_items
    ADD CONSTRAINT invoice_items_account_id_credits_line_id_fkey FOREIGN KEY (account_id, credits_line_id) REFERENCES public.invoice_items(account_id, id);


ALTER TABLE ONLY public.invoice_items
    ADD CONSTRAINT invoice_items_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.invoice_items
    ADD CONSTRAINT invoice_items_account_id_inventory_item_id_fkey FOREIGN KEY (account_id, inventory_item_id) REFERENCES public.inventory_items(account_id, id);


ALTER TABLE ONLY public.invoice_items
    ADD CONSTRAINT invoice_items_account_id_invoice_id_fkey FOREIGN KEY (account_id, invoice_id) REFERENCES public.invoices(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.invoice_numbers
    ADD CONSTRAINT invoice_numbers_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_account_id_credits_id_fkey FOREIGN KEY (account_id, credits_id) REFERENCES public.invoices(account_id, id);


ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES public.customers(account_id, id);


ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_account_id_letterhead_id_fkey FOREIGN KEY (account_id, letterhead_id) REFERENCES public.letterheads(account_id, id);


ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.item_numbers
    ADD CONSTRAINT item_numbers_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.item_numbers
    ADD CONSTRAINT item_numbers_account_id_item_id_fkey FOREIGN KEY (account_id, item_id) REFERENCES public.inventory_items(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.item_numbers
    ADD CONSTRAINT item_numbers_import_fkey FOREIGN KEY (account_id, import_id) REFERENCES public.imports(account_id, id);


ALTER TABLE ONLY public.item_numbers
    ADD CONSTRAINT item_numbers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.kit_lines
    ADD CONSTRAINT kit_lines_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.kit_lines
    ADD CONSTRAINT kit_lines_account_id_item_id_fkey FOREIGN KEY (account_id, item_id) REFERENCES public.inventory_items(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.kit_lines
    ADD CONSTRAINT kit_lines_account_id_kit_id_fkey FOREIGN KEY (account_id, kit_id) REFERENCES public.kits(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.kits
    ADD CONSTRAINT kits_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.kits
    ADD CONSTRAINT kits_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.kits
    ADD CONSTRAINT kits_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.letterheads
    ADD CONSTRAINT letterheads_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.letterheads
    ADD CONSTRAINT letterheads_account_id_logo_id_fkey FOREIGN KEY (account_id, logo_id) REFERENCES public.files(account_id, id);


ALTER TABLE ONLY public.letterheads
    ADD CONSTRAINT letterheads_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.lost_sales
    ADD CONSTRAINT lost_sales_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES public.customers(account_id, id);


ALTER TABLE ONLY public.lost_sales
    ADD CONSTRAINT lost_sales_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.lost_sales
    ADD CONSTRAINT lost_sales_account_id_invoice_id_fkey FOREIGN KEY (account_id, invoice_id) REFERENCES public.invoices(account_id, id);


ALTER TABLE ONLY public.lost_sales
    ADD CONSTRAINT lost_sales_account_id_item_id_fkey FOREIGN KEY (account_id, item_id) REFERENCES public.inventory_items(account_id, id);


ALTER TABLE ONLY public.lost_sales
    ADD CONSTRAINT lost_sales_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.lost_sales
    ADD CONSTRAINT lost_sales_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.low_stock_mailings
    ADD CONSTRAINT low_stock_mailings_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.meter_readings
    ADD CONSTRAINT meter_readings_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.meter_readings
    ADD CONSTRAINT meter_readings_account_id_vehicle_id_fkey FOREIGN KEY (account_id, vehicle_id) REFERENCES public.vehicles(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.meter_readings
    ADD CONSTRAINT meter_readings_import_fkey FOREIGN KEY (account_id, import_id) REFERENCES public.imports(account_id, id);


ALTER TABLE ONLY public.meter_readings
    ADD CONSTRAINT meter_readings_struck_by_fkey FOREIGN KEY (struck_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.meter_readings
    ADD CONSTRAINT meter_readings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.parts
    ADD CONSTRAINT parts_account_id_breakdown_id_fkey FOREIGN KEY (account_id, breakdown_id) REFERENCES public.breakdowns(account_id, id);


ALTER TABLE ONLY public.parts
    ADD CONSTRAINT parts_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.parts
    ADD CONSTRAINT parts_account_id_meter_reading_id_fkey FOREIGN KEY (account_id, meter_reading_id) REFERENCES public.meter_readings(account_id, id);


ALTER TABLE ONLY public.parts
    ADD CONSTRAINT parts_account_id_photo_id_fkey FOREIGN KEY (account_id, photo_id) REFERENCES public.files(account_id, id);


ALTER TABLE ONLY public.parts
    ADD CONSTRAINT parts_account_id_service_entry_id_fkey FOREIGN KEY (account_id, service_entry_id) REFERENCES public.service_entries(account_id, id);


ALTER TABLE ONLY public.parts
    ADD CONSTRAINT parts_account_id_vehicle_id_fkey FOREIGN KEY (account_id, vehicle_id) REFERENCES public.vehicles(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.parts
    ADD CONSTRAINT parts_inventory_item_fkey FOREIGN KEY (account_id, inventory_item_id) REFERENCES public.inventory_items(account_id, id);


ALTER TABLE ONLY public.parts
    ADD CONSTRAINT parts_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.parts
    ADD CONSTRAINT parts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_account_id_invoice_id_fkey FOREIGN KEY (account_id, invoice_id) REFERENCES public.invoices(account_id, id);


ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_reversed_by_fkey FOREIGN KEY (reversed_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);


ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_id_fkey FOREIGN KEY (id) REFERENCES public.users(id);


ALTER TABLE ONLY public.reminder_completions
    ADD CONSTRAINT reminder_completions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.reminder_completions
    ADD CONSTRAINT reminder_completions_account_id_meter_reading_id_fkey FOREIGN KEY (account_id, meter_reading_id) REFERENCES public.meter_readings(account_id, id);


ALTER TABLE ONLY public.reminder_completions
    ADD CONSTRAINT reminder_completions_account_id_reminder_id_fkey FOREIGN KEY (account_id, reminder_id) REFERENCES public.reminders(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.reminder_completions
    ADD CONSTRAINT reminder_completions_account_id_service_entry_id_fkey FOREIGN KEY (account_id, service_entry_id) REFERENCES public.service_entries(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.reminder_completions
    ADD CONSTRAINT reminder_completions_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.reminder_completions
    ADD CONSTRAINT reminder_completions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.reminder_mailings
    ADD CONSTRAINT reminder_mailings_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.reminder_notices
    ADD CONSTRAINT reminder_notices_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.reminder_notices
    ADD CONSTRAINT reminder_notices_account_id_reminder_id_fkey FOREIGN KEY (account_id, reminder_id) REFERENCES public.reminders(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.reminder_notices
    ADD CONSTRAINT reminder_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT reminders_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT reminders_account_id_vehicle_id_fkey FOREIGN KEY (account_id, vehicle_id) REFERENCES public.vehicles(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT reminders_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.service_entries
    ADD CONSTRAINT service_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.service_entries
    ADD CONSTRAINT service_entries_account_id_meter_reading_id_fkey FOREIGN KEY (account_id, meter_reading_id) REFERENCES public.meter_readings(account_id, id);


ALTER TABLE ONLY public.service_entries
    ADD CONSTRAINT service_entries_account_id_photo_id_fkey FOREIGN KEY (account_id, photo_id) REFERENCES public.files(account_id, id);


ALTER TABLE ONLY public.service_entries
    ADD CONSTRAINT service_entries_account_id_vehicle_id_fkey FOREIGN KEY (account_id, vehicle_id) REFERENCES public.vehicles(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.service_entries
    ADD CONSTRAINT service_entries_import_fkey FOREIGN KEY (account_id, import_id) REFERENCES public.imports(account_id, id);


ALTER TABLE ONLY public.service_entries
    ADD CONSTRAINT service_entries_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.service_entries
    ADD CONSTRAINT service_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.stock_movements
    ADD CONSTRAINT stock_movements_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.stock_movements
    ADD CONSTRAINT stock_movements_account_id_item_id_fkey FOREIGN KEY (account_id, item_id) REFERENCES public.inventory_items(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.stock_movements
    ADD CONSTRAINT stock_movements_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.vehicle_absences
    ADD CONSTRAINT vehicle_absences_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.vehicle_absences
    ADD CONSTRAINT vehicle_absences_account_id_vehicle_id_fkey FOREIGN KEY (account_id, vehicle_id) REFERENCES public.vehicles(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.vehicle_counts
    ADD CONSTRAINT vehicle_counts_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.vehicles
    ADD CONSTRAINT vehicles_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.vehicles
    ADD CONSTRAINT vehicles_import_fkey FOREIGN KEY (account_id, import_id) REFERENCES public.imports(account_id, id);


ALTER TABLE ONLY public.vehicles
    ADD CONSTRAINT vehicles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE graphile_worker._private_job_queues ENABLE ROW LEVEL SECURITY;

ALTER TABLE graphile_worker._private_jobs ENABLE ROW LEVEL SECURITY;

ALTER TABLE graphile_worker._private_known_crontabs ENABLE ROW LEVEL SECURITY;

ALTER TABLE graphile_worker._private_tasks ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.accounts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.breakdown_notes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.breakdowns ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.company_settings ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.count_entries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.count_parts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.count_slips ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.counts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.customer_prices ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.customers ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.defect_certifications ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.defect_photos ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.defects ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.files ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.form_posts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.fuel_receipts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.imported_items ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.imports ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.inspection_acknowledgements ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.inspection_checks ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.inspection_corrections ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.inspections ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.inventory_items ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.inventory_search ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.inventory_sizes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.invoice_events ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.invoice_items ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.invoice_numbers ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.invoices ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.item_numbers ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.kit_lines ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.kits ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.letterheads ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.lost_sales ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.low_stock_mailings ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.mails ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.meter_readings ENABLE ROW LEVEL SECURITY;

CREATE POLICY own_account ON public.accounts TO fleettrack_request_released USING ((id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.breakdown_notes TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.breakdowns TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.company_settings TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.count_entries TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.count_parts TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.count_slips TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.counts TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.customer_prices TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.customers TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.defect_certifications TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.defect_photos TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.defects TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.files TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.form_posts TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.fuel_receipts TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.imported_items TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.imports TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.inspection_acknowledgements TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.inspection_checks TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.inspection_corrections TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.inspections TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.inventory_items TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.inventory_search TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.inventory_sizes TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.invoice_events TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.invoice_items TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.invoice_numbers TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.invoices TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.item_numbers TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.kit_lines TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.kits TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.letterheads TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.lost_sales TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.low_stock_mailings TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.mails TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.meter_readings TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.parts TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.payments TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.profiles TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.reminder_completions TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.reminder_mailings TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.reminder_notices TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.reminders TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.service_entries TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.stock_movements TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.vehicle_absences TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.vehicle_counts TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.vehicles TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


ALTER TABLE public.parts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.payments ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.profiles ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.reminder_completions ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.reminder_mailings ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.reminder_notices ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.reminders ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.service_entries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.stock_movements ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.vehicle_absences ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.vehicle_counts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.vehicles ENABLE ROW LEVEL SECURITY;

GRANT USAGE ON SCHEMA public TO fleettrack_request_released;


GRANT USAGE ON SCHEMA search_extensions TO fleettrack_request_released;


REVOKE ALL ON FUNCTION public.account_managers() FROM PUBLIC;
GRANT ALL ON FUNCTION public.account_managers() TO fleettrack_request_released;


REVOKE ALL ON FUNCTION public.request_job(task text, payload jsonb, run_at timestamp with time zone, job_key text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.request_job(task text, payload jsonb, run_at timestamp with time zone, job_key text) TO fleettrack_request_released;


REVOKE ALL ON FUNCTION public.search_inventory(typed text, owner uuid, most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.search_inventory(typed text, owner uuid, most integer) TO fleettrack_request_released;


GRANT SELECT ON TABLE public.accounts TO fleettrack_request_released;


GRANT UPDATE(company_name) ON TABLE public.accounts TO fleettrack_request_released;


GRANT UPDATE(company_address) ON TABLE public.accounts TO fleettrack_request_released;


GRANT UPDATE(phone_number) ON TABLE public.accounts TO fleettrack_request_released;


GRANT UPDATE(business_type) ON TABLE public.accounts TO fleettrack_request_released;


GRANT UPDATE(zip) ON TABLE public.accounts TO fleettrack_request_released;


GRANT UPDATE(time_zone) ON TABLE public.accounts TO fleettrack_request_released;


GRANT UPDATE(version) ON TABLE public.accounts TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.breakdown_notes TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.breakdowns TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.company_settings TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.count_entries TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.count_parts TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.count_slips TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.counts TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.customer_prices TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.customers TO fleettrack_request_released;


GRANT SELECT,INSERT ON TABLE public.defect_certifications TO fleettrack_request_released;


GRANT SELECT,INSERT ON TABLE public.defect_photos TO fleettrack_request_released;


GRANT SELECT,INSERT ON TABLE public.defects TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.files TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.form_posts TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.fuel_receipts TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.imported_items TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.imports TO fleettrack_request_released;


GRANT SELECT,INSERT ON TABLE public.inspection_acknowledgements TO fleettrack_request_released;


GRANT SELECT,INSERT ON TABLE public.inspection_checks TO fleettrack_request_released;


GRANT SELECT,INSERT ON TABLE public.inspection_corrections TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE ON TABLE public.inspections TO fleettrack_request_released;


GRANT SELECT,INSERT,UPDATE ON TABLE public.inventory_items TO fleettrack_request_released;


GRANT SELECT ON TABLE public.inventory_search TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.inventory_sizes TO fleettrack_request_released;


GRANT SELECT,INSERT ON TABLE public.invoice_events TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invoice_items TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invoice_numbers TO fleettrack_request_released;


GRANT SELECT,INSERT,UPDATE ON TABLE public.invoices TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.item_numbers TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.kit_lines TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.kits TO fleettrack_request_released;


GRANT SELECT,INSERT ON TABLE public.letterheads TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.lost_sales TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.low_stock_mailings TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.mails TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.meter_readings TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.parts TO fleettrack_request_released;


GRANT SELECT,INSERT,UPDATE ON TABLE public.payments TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.profiles TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.reminder_completions TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.reminder_mailings TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.reminder_notices TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.reminders TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.service_entries TO fleettrack_request_released;


GRANT SELECT,INSERT ON TABLE public.stock_movements TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.vehicle_absences TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.vehicle_counts TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.vehicles TO fleettrack_request_released;


GRANT SELECT ON TABLE public.vpic_pattern TO fleettrack_request_released;


GRANT SELECT ON TABLE public.vpic_wmi TO fleettrack_request_released;


GRANT SELECT ON TABLE public.vpic_wmi_schema TO fleettrack_request_released;


