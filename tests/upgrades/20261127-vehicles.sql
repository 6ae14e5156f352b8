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


CREATE FUNCTION public.current_account_id() RETURNS uuid
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select nullif(current_setting('app.account_id', true), '')::uuid $$;


CREATE FUNCTION public.protect_account_table(target regclass, key text DEFAULT 'account_id'::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
  request_role text := (select i.request_role from installation i);
begin
  execute format('alter table %s enable row level security', target);
  execute format(
    'create policy own_account on %s to %I using (%I = current_account_id()) with check (%I = current_account_id())',
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


CREATE FUNCTION public.share_reference_table(target regclass) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  execute format('grant select on %s to %I', target, (select i.request_role from installation i));
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


CREATE TABLE public.form_posts (
    token text NOT NULL,
    account_id uuid DEFAULT public.current_account_id(),
    result jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE public.held_posts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    path text NOT NULL,
    content_type text NOT NULL,
    body bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE public.installation (
    one_row boolean DEFAULT true NOT NULL,
    request_role text NOT NULL,
    secret text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT installation_one_row_check CHECK (one_row)
);


CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
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
    CONSTRAINT mails_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'not_configured'::text])))
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


CREATE TABLE public.password_resets (
    token_hash text NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    used_at timestamp with time zone
);


CREATE TABLE public.profiles (
    id uuid NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    dashboard_sections text[] DEFAULT '{fleet_data}'::text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
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
    ended_at timestamp with time zone
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


CREATE TABLE public.vehicles (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    vin text,
    serial_number text,
    make_model text NOT NULL,
    unit_number text,
    mileage integer NOT NULL,
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
    CONSTRAINT vehicles_check CHECK ((num_nonnulls(vin, serial_number) <= 1)),
    CONSTRAINT vehicles_decode_source_check CHECK ((decode_source = ANY (ARRAY['tables'::text, 'online'::text, 'typed'::text]))),
    CONSTRAINT vehicles_mileage_check CHECK (((mileage >= 0) AND (mileage <= 9999999))),
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
	(1, '2026-11-29 00:44:48.087016+00', true),
	(2, '2026-11-29 00:44:48.170274+00', false),
	(3, '2026-11-29 00:44:48.177893+00', true),
	(4, '2026-11-29 00:44:48.213639+00', false),
	(5, '2026-11-29 00:44:48.222121+00', false),
	(6, '2026-11-29 00:44:48.314029+00', false),
	(7, '2026-11-29 00:44:48.330024+00', false),
	(8, '2026-11-29 00:44:48.338252+00', false),
	(9, '2026-11-29 00:44:48.363546+00', false),
	(10, '2026-11-29 00:44:48.413561+00', false),
	(11, '2026-11-29 00:44:48.424135+00', true),
	(12, '2026-11-29 00:44:48.702262+00', false),
	(13, '2026-11-29 00:44:48.815071+00', true),
	(14, '2026-11-29 00:44:48.844155+00', true),
	(15, '2026-11-29 00:44:48.852363+00', false),
	(16, '2026-11-29 00:44:48.873494+00', true),
	(17, '2026-11-29 00:44:48.898068+00', false),
	(18, '2026-11-29 00:44:48.921679+00', false);


INSERT INTO public.accounts VALUES
	('b6f901f4-0dd6-46fe-adee-1be5f4d57d67', 'ACC77102114', 'Prairie Owner-Operator (sample)', '100 Main Street, Springfield, IL 62701', '(555) 555-0100', '{fleet_owner_op}', NULL, 'America/Chicago', 'free', 1, '2026-11-29 00:44:56.23002+00'),
	('879d8472-c269-4c7d-9a01-0e8b66d4372a', 'ACC02795829', 'Ridgeline Hauling (sample)', '100 Main Street, Springfield, IL 62701', '(555) 555-0100', '{fleet_with_inventory}', NULL, 'America/Chicago', 'pro', 1, '2026-11-29 00:44:56.23002+00'),
	('aef9b594-5d6f-4d53-9a86-457bfb4f16b2', 'ACC49141948', 'Lakeshore Fleet & Parts (sample)', '100 Main Street, Springfield, IL 62701', '(555) 555-0100', '{fleet_with_inventory}', NULL, 'America/Chicago', 'enterprise', 1, '2026-11-29 00:44:56.23002+00');


INSERT INTO public.installation VALUES
	(true, 'fleettrack_request_released', '35353abb87e845909559472c48943eaa6a1fdb1fdd834193ba39e1e3adf070df', '2026-11-29 00:44:47.132202+00');


INSERT INTO public.kysely_migration VALUES
	('20261127T090000-request-role', '2026-11-29T00:44:47.385Z'),
	('20261127T090100-accounts', '2026-11-29T00:44:47.556Z'),
	('20261127T090200-sessions', '2026-11-29T00:44:47.686Z'),
	('20261127T090300-mails', '2026-11-29T00:44:47.748Z'),
	('20261127T091000-vpic', '2026-11-29T00:44:47.861Z'),
	('20261127T092000-vehicles', '2026-11-29T00:44:47.900Z');


INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);


INSERT INTO public.profiles VALUES
	('a0c93663-6fcd-483c-abc5-c9279785185f', 'b6f901f4-0dd6-46fe-adee-1be5f4d57d67', '{fleet_data}', '2026-11-29 00:44:56.23002+00'),
	('af663da0-901d-4192-88d4-f679f5a0b81c', '879d8472-c269-4c7d-9a01-0e8b66d4372a', '{fleet_data}', '2026-11-29 00:44:56.23002+00'),
	('9afe394d-66d6-469d-9b63-59a20c62646a', 'aef9b594-5d6f-4d53-9a86-457bfb4f16b2', '{fleet_data}', '2026-11-29 00:44:56.23002+00'),
	('165de65b-551d-4660-b6fc-fe2956eb7132', 'aef9b594-5d6f-4d53-9a86-457bfb4f16b2', '{fleet_data}', '2026-11-29 00:44:56.23002+00');


INSERT INTO public.users VALUES
	('a0c93663-6fcd-483c-abc5-c9279785185f', 'free@sample.example', '$argon2id$v=19$m=19456,t=2,p=1$2Ow3yWSVXoB+DXY+SqCyfQ$GnWN4PlsDXtl7TSWqJlQ8eOokAqOFZkQBDV2OaZfpQs', 'user', NULL, '2026-11-29 00:44:56.23002+00'),
	('af663da0-901d-4192-88d4-f679f5a0b81c', 'pro@sample.example', '$argon2id$v=19$m=19456,t=2,p=1$dWP8lN/MpSnch8prwyPl0g$4P40vG+tna7XLkR71eCKhi/DvsWxdboD7ia/KhqQwqg', 'user', NULL, '2026-11-29 00:44:56.23002+00'),
	('9afe394d-66d6-469d-9b63-59a20c62646a', 'enterprise@sample.example', '$argon2id$v=19$m=19456,t=2,p=1$j34PVJXpYh4yCTnlnkeeyw$vtk+7RQxv6CxjnFhPxNxJDoJc4Fn4D1sjbRVmawojEc', 'user', NULL, '2026-11-29 00:44:56.23002+00'),
	('165de65b-551d-4660-b6fc-fe2956eb7132', 'driver@sample.example', '$argon2id$v=19$m=19456,t=2,p=1$91GwH3bylVMVoa2sRcrIlg$79+bCveI8jpueuJoOebFQ4lu1j7jbaT5oi4vsY2NHBE', 'limited_user', NULL, '2026-11-29 00:44:56.23002+00');


INSERT INTO public.vehicles VALUES
	('32f6e1c0-6dc6-47da-8813-cdeccd883865', 'b6f901f4-0dd6-46fe-adee-1be5f4d57d67', 'a0c93663-6fcd-483c-abc5-c9279785185f', '1XPWD40X1ED215307', NULL, 'Peterbilt 388', '1', 612340, NULL, NULL, NULL, 'Peterbilt', '388', 2014, 'Truck', 'ISX', 'Truck-Tractor', 'Cummins', 'Class 8: 33,001 lb and above (14,969 kg and above)', 'tables', '2026-11-29 00:44:56.573+00', NULL, '2026-11-29 00:44:56.23002+00', NULL, NULL, 1, DEFAULT, DEFAULT),
	('d2f7b5a3-4bd5-4afe-8f32-be11ac28d901', '879d8472-c269-4c7d-9a01-0e8b66d4372a', 'af663da0-901d-4192-88d4-f679f5a0b81c', '1FUJGLDR3HLHG7532', NULL, 'Freightliner Cascadia', '101', 481902, NULL, NULL, NULL, 'Freightliner', 'Cascadia', 2017, 'Truck', 'Detroit Diesel DD15', 'Truck-Tractor', NULL, 'Class 8: 33,001 lb and above (14,969 kg and above)', 'tables', '2026-11-29 00:44:56.726+00', NULL, '2026-11-29 00:44:56.23002+00', NULL, NULL, 1, DEFAULT, DEFAULT),
	('144a4a1b-2bbe-48d2-89a4-01a6c843c750', '879d8472-c269-4c7d-9a01-0e8b66d4372a', 'af663da0-901d-4192-88d4-f679f5a0b81c', '4V4NC9EJXEN171694', NULL, 'Volvo VNL', '102', 733018, NULL, NULL, NULL, 'Volvo Truck', 'VNL', 2014, 'Truck', 'D13', 'Truck-Tractor', 'Volvo', 'Class 8: 33,001 lb and above (14,969 kg and above)', 'tables', '2026-11-29 00:44:56.771+00', NULL, '2026-11-29 00:44:56.23002+00', NULL, NULL, 1, DEFAULT, DEFAULT),
	('4883d080-a3e5-4940-ab0b-815c84eedeff', '879d8472-c269-4c7d-9a01-0e8b66d4372a', 'af663da0-901d-4192-88d4-f679f5a0b81c', '1JJV532D4EL799531', NULL, 'Wabash dry van', 'T-7', 0, NULL, NULL, NULL, 'WABASH VANS', 'Dry Van Duraplate', 2014, 'Trailer', NULL, 'Trailer', NULL, NULL, 'tables', '2026-11-29 00:44:56.793+00', NULL, '2026-11-29 00:44:56.23002+00', NULL, NULL, 1, DEFAULT, DEFAULT),
	('f3c8242d-7349-4e08-b3b0-7d8bb94158f5', 'aef9b594-5d6f-4d53-9a86-457bfb4f16b2', '9afe394d-66d6-469d-9b63-59a20c62646a', '3AKJHHDR1KSKX6688', NULL, 'Freightliner Cascadia', '2001', 355771, NULL, NULL, NULL, 'Freightliner', 'Cascadia', 2019, 'Truck', 'Detroit Diesel DD15', 'Truck-Tractor', NULL, 'Class 8: 33,001 lb and above (14,969 kg and above)', 'tables', '2026-11-29 00:44:56.862+00', NULL, '2026-11-29 00:44:56.23002+00', NULL, NULL, 1, DEFAULT, DEFAULT),
	('a65fa3ec-e272-48fd-abd9-2550300fe88b', 'aef9b594-5d6f-4d53-9a86-457bfb4f16b2', '9afe394d-66d6-469d-9b63-59a20c62646a', '3HSDZAPR9RN585299', NULL, 'International LT', '2002', 128406, NULL, NULL, NULL, 'International', 'LT62F', 2024, 'Truck', 'X15, Signature', 'Truck-Tractor', 'Cummins', 'Class 8: 33,001 lb and above (14,969 kg and above)', 'tables', '2026-11-29 00:44:56.927+00', NULL, '2026-11-29 00:44:56.23002+00', NULL, NULL, 1, DEFAULT, DEFAULT),
	('82e45a1d-efb9-498a-8d78-e292ad5773fd', 'aef9b594-5d6f-4d53-9a86-457bfb4f16b2', '9afe394d-66d6-469d-9b63-59a20c62646a', '1FTFW5L86RFB45612', NULL, 'Ford F-150', 'P-3', 40112, NULL, NULL, NULL, 'Ford', 'F-150', 2024, 'Truck', 'GTDI', 'Pickup', 'Ford', 'Class 2F: 7,001 - 8,000 lb (3,175 - 3,629 kg)', 'tables', '2026-11-29 00:44:57.026+00', NULL, '2026-11-29 00:44:56.23002+00', NULL, NULL, 1, DEFAULT, DEFAULT),
	('e90cc837-054f-440d-95ad-cfc2261a2102', 'aef9b594-5d6f-4d53-9a86-457bfb4f16b2', '9afe394d-66d6-469d-9b63-59a20c62646a', NULL, 'C17DA8V123', 'Ottawa yard tractor', 'Y-1', 18904, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-29 00:44:56.23002+00', NULL, NULL, 1, DEFAULT, DEFAULT);


SELECT pg_catalog.setval('graphile_worker.job_queues_id_seq', 1, false);


SELECT pg_catalog.setval('graphile_worker.jobs_id_seq1', 1, false);


SELECT pg_catalog.setval('graphile_worker.tasks_id_seq', 1, false);


SELECT pg_catalog.setval('public.attempts_id_seq', 1, false);


SELECT pg_catalog.setval('public.operator_actions_id_seq', 1, false);


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


ALTER TABLE ONLY public.form_posts
    ADD CONSTRAINT form_posts_pkey PRIMARY KEY (token);


ALTER TABLE ONLY public.held_posts
    ADD CONSTRAINT held_posts_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.installation
    ADD CONSTRAINT installation_pkey PRIMARY KEY (one_row);


ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.operator_actions
    ADD CONSTRAINT operator_actions_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (token_hash);


ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);


ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);


ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


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


CREATE INDEX form_posts_by_age ON public.form_posts USING btree (created_at);


CREATE INDEX held_posts_of_user ON public.held_posts USING btree (user_id, created_at DESC);


CREATE INDEX mails_of_account ON public.mails USING btree (account_id, created_at DESC, id DESC);


CREATE INDEX sessions_of_user ON public.sessions USING btree (user_id, last_seen_at DESC);


CREATE INDEX vehicles_former ON public.vehicles USING btree (account_id, archived_at DESC, id DESC) WHERE (archived_at IS NOT NULL);


CREATE INDEX vehicles_in_service ON public.vehicles USING btree (account_id, add_date DESC, id DESC) WHERE (archived_at IS NULL);


CREATE UNIQUE INDEX vehicles_vin_in_service ON public.vehicles USING btree (account_id, vin) WHERE (archived_at IS NULL);


CREATE INDEX vpic_pattern_of_schema ON public.vpic_pattern USING btree (schema_id);


ALTER TABLE ONLY public.form_posts
    ADD CONSTRAINT form_posts_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.held_posts
    ADD CONSTRAINT held_posts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);


ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_id_fkey FOREIGN KEY (id) REFERENCES public.users(id);


ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.vehicles
    ADD CONSTRAINT vehicles_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.vehicles
    ADD CONSTRAINT vehicles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE graphile_worker._private_job_queues ENABLE ROW LEVEL SECURITY;

ALTER TABLE graphile_worker._private_jobs ENABLE ROW LEVEL SECURITY;

ALTER TABLE graphile_worker._private_known_crontabs ENABLE ROW LEVEL SECURITY;

ALTER TABLE graphile_worker._private_tasks ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.accounts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.form_posts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.mails ENABLE ROW LEVEL SECURITY;

CREATE POLICY own_account ON public.accounts TO fleettrack_request_released USING ((id = public.current_account_id())) WITH CHECK ((id = public.current_account_id()));


CREATE POLICY own_account ON public.form_posts TO fleettrack_request_released USING ((account_id = public.current_account_id())) WITH CHECK ((account_id = public.current_account_id()));


CREATE POLICY own_account ON public.mails TO fleettrack_request_released USING ((account_id = public.current_account_id())) WITH CHECK ((account_id = public.current_account_id()));


CREATE POLICY own_account ON public.profiles TO fleettrack_request_released USING ((account_id = public.current_account_id())) WITH CHECK ((account_id = public.current_account_id()));


CREATE POLICY own_account ON public.vehicles TO fleettrack_request_released USING ((account_id = public.current_account_id())) WITH CHECK ((account_id = public.current_account_id()));


ALTER TABLE public.profiles ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.vehicles ENABLE ROW LEVEL SECURITY;

GRANT USAGE ON SCHEMA public TO fleettrack_request_released;


REVOKE ALL ON FUNCTION public.request_job(task text, payload jsonb, run_at timestamp with time zone, job_key text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.request_job(task text, payload jsonb, run_at timestamp with time zone, job_key text) TO fleettrack_request_released;


GRANT SELECT ON TABLE public.accounts TO fleettrack_request_released;


GRANT UPDATE(company_name) ON TABLE public.accounts TO fleettrack_request_released;


GRANT UPDATE(company_address) ON TABLE public.accounts TO fleettrack_request_released;


GRANT UPDATE(phone_number) ON TABLE public.accounts TO fleettrack_request_released;


GRANT UPDATE(business_type) ON TABLE public.accounts TO fleettrack_request_released;


GRANT UPDATE(zip) ON TABLE public.accounts TO fleettrack_request_released;


GRANT UPDATE(time_zone) ON TABLE public.accounts TO fleettrack_request_released;


GRANT UPDATE(version) ON TABLE public.accounts TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.form_posts TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.mails TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.profiles TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.vehicles TO fleettrack_request_released;


GRANT SELECT ON TABLE public.vpic_pattern TO fleettrack_request_released;


GRANT SELECT ON TABLE public.vpic_wmi TO fleettrack_request_released;


GRANT SELECT ON TABLE public.vpic_wmi_schema TO fleettrack_request_released;


